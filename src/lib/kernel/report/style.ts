/** The look of a report that leaves the app: a serif page, one ink on paper, A4 or Letter. */
export const STYLE = `
:root{color-scheme:light dark}
body{margin:0;font:1.0625rem/1.45 'Iowan Old Style',Charter,'Noto Serif',Cambria,serif;font-variant-numeric:lining-nums tabular-nums;overflow-wrap:break-word}
main{max-width:44rem;margin:0 auto;padding:1.5rem 1rem 3rem}
h1{font-size:1.9rem;line-height:1.1;margin:0 0 .5rem;padding-bottom:.5rem;border-bottom:3px solid}
h2{font-size:1.4rem;line-height:1.15;margin:2rem 0 .75rem;padding-bottom:.25rem;border-bottom:1px solid}
h3{font-size:1.15rem;margin:1.5rem 0 .5rem}
h4{font-size:1rem;font-style:italic;font-weight:400;margin:1rem 0 .25rem}
p{margin:.5rem 0}
.quiet,em{font-style:italic}
ul{margin:.25rem 0 0;padding-left:1.1rem}
li{margin:.2rem 0}
table{width:100%;border-collapse:collapse;font-family:system-ui,sans-serif;font-size:.9375rem;line-height:1.3;margin:.75rem 0}
caption{text-align:left;font:italic 400 .9375rem/1.3 'Iowan Old Style',Charter,'Noto Serif',Cambria,serif;padding-bottom:.25rem}
th,td{text-align:left;vertical-align:baseline;padding:.3rem .5rem .3rem 0;border-bottom:1px solid #999}
thead th{border-bottom:1.5px solid}
tbody th{font-weight:600}
tfoot th,tfoot td{font-weight:700;border-bottom:0;border-top:1.5px solid}
.n{text-align:right;white-space:nowrap;padding-right:.75rem}
figure{margin:1rem 0;break-inside:avoid}
img{display:block;max-width:100%;max-height:90vh;margin:0 auto}
figcaption{font-style:italic;font-size:.9375rem;margin-top:.25rem}
i{display:inline-block;width:1.4em;margin-right:.45em;font:800 .8em/1.4em system-ui,sans-serif;text-align:center;border:2px solid}
i.red{border-radius:50%;background:CanvasText;border-color:CanvasText;color:Canvas;print-color-adjust:exact}
i.white{outline:1.5px solid;outline-offset:1.5px;border-width:1.5px}
i.green{border-style:dashed}
i.allied{border-style:dotted}
@page{margin:14mm}
@media print{
:root{color-scheme:only light}
body{font-size:11.5pt;line-height:1.3}
main{max-width:none;padding:0}
table{font-size:11pt}
img{max-height:120mm}
h1{font-size:24pt}h2{font-size:16pt}h3{font-size:13pt}
h1,h2,h3,h4,caption{break-after:avoid}
tr,li{break-inside:avoid}
tfoot{display:table-row-group}
.short{break-inside:avoid}
.long caption{display:none}
thead{break-after:avoid}
tbody>tr:first-child{break-before:avoid}
}
`;
