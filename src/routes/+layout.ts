// Only the start page is prerendered; the other screens are drawn on the phone, from the phone's own data.
export const ssr = false;
export const prerender = false;
export const trailingSlash = 'never';
