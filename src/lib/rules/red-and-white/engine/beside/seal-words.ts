/**
 * 1024 short plain words, ten bits each, in which a fingerprint and a salt are read out. The list must never change,
 * since each word's place in it is its meaning.
 */
export const SEAL_WORDS: readonly string[] = `
abbey acorn actor adobe agate alarm album alder alley almond alpine amber anchor ankle
anthem anvil apple apron arbor arcade arch arena armour arrow artist ash aspen aster atlas
attic aunt autumn awning axle badger bagel baker balcony ballad balm bamboo banjo bank
banner barber barge barley barn barrel basalt basil basin basket baton bay bazaar beacon
beam bean beard beech beef beetle bellow belt bench beret berry birch bird biscuit bishop
bison blanket blaze blossom blouse bluff boar bobbin bonnet book border bottle boulder bowl
box bracket braid bramble brass bread breeze brick bridle bright brooch broom broth brown
bucket buckle bud buffalo bugle bull bundle buoy burrow bush butcher butter button cabbage
cabin cable cactus cadet cake calf camel camera camp canal canary candle cannon canoe canopy
canvas cape captain caramel caravan card cargo carol carpet carrot cashew castle cat cavalry
cavern cedar ceiling cellar cello chain chalk chapel chariot charm cheek cheese cherry chess
chestnut chick chimney chisel choir chorus cider cinema circle citrus city clam clarinet
clasp clay cleaver cliff cloak cloth cloud clover coach coal coast coaster cobalt cobble
cocoa coconut cod coffee coin colt column comb comet compass copper coral cork corner cosmos
cottage cotton cousin cow crab cradle crane crater crayon cream creek crest crevice crew
cricket crocus crop cross crown crumb crystal cube cuckoo cup curb curl curtain cushion
cycle cymbal dagger daisy dale dam damson dance dawn daylight decoy deer delta denim desert
desk dial diamond dinner dish ditch diver doctor dog dolphin domino donkey door doublet
dough dove dragon drain drake drawer dress dresser drift drill drizzle drum drummer duck
dune dust eagle earl earth easel east ebony echo eel egg elbow elder elephant elk ember
emblem emerald engine envoy epic errand estate evening ewe fabric falcon farm farmer father
fawn feast fence fennel fern ferret ferry fiddle field fiesta fig finch finger fire fish
flag flagon flame flannel flask flax flea fleece fleet flicker flint float flock flood floor
flower flute foam forest forge fort fossil fountain fox frame freckle fresco frigate frog
frost fruit fudge fur galaxy gale gallop gander garden garland garlic garnet gazelle geyser
giant gingham giraffe glacier glade glass glen globe glue goat goblet gold goldfish goose
gourd grain granite grape gravel gravy green grotto grove guard guitar gulf gusset halo
hamlet hammer hammock hamster hand harbour harness harp harvest hat hawk haystack hazel
heart heath heather hedge helm helmet hemp hen herald herb herd hermit heron herring hickory
hill hinge hive hollow holly honey hoof horn hornet horse hotel hound house hunter ice
icicle igloo incense indigo inlet inn insect iris iron island ivory ivy jackdaw jacket jade
jaguar jar jasmine jelly jersey jetty jewel jigsaw jockey jug juice jungle juniper kayak
keel keeper kernel kestrel kettle key kiln kindling king kitchen kite kitten knee knot lace
ladder ladle lagoon lamb lantern larch lark lasso lattice laurel lava lavender leaf leek
lemon lens lentil leopard letter lettuce lever lichen lid light lilac lily lime limpet linen
linnet lion lizard llama lobster locket locust lodge loft log loom lotus lumber lupin lute
lynx lyre magnet magpie maize mallard mallet malt mammoth mango manor mantle maple marble
mare marigold market maroon marsh marten mask mason matchbox meadow melody melon merchant
mermaid metal meteor mica midday milk miller minnow mint mirror mist moat monk moon moose
mop morning mortar mosaic moss moth motor mud muffin mulberry mule mushroom music mussel
mustard napkin narwhal nectar needle nephew newt nickel night nightjar noodle noon north
nose notch nougat nugget nurse nut nutmeg oak oasis oatmeal obelisk oboe ocean ochre octave
olive onion onyx opal opera orange orbit orchard orchid organ osprey ostrich otter outpost
oven owl oyster pad page pageant paint palace palm panda pansy panther pantry papaya paper
parade parcel park parsley parsnip path pavement paw peach peacock peak peanut pearl pebble
pecan pedal pelican pen pencil pendant penguin penny pepper perch pewter pheasant piano
picnic pier pigeon pike pilgrim pillar pillow pilot pink pipe pitcher plaid planet plank
plaster plate plaza plough plum plume poem pole polish pollen pond pony pool poplar poppy
porridge post postcard potato pouch powder prairie primrose prince prism prune puddle pulley
pump pumpkin puppet puppy purple purse puzzle pylon pyramid quail quarry quarter quartz
queen quill quilt quince quiver rabbit radish raft rail raisin ramp ranch rattle raven ray
reed reindeer resin rhubarb ribbon rice ridge ring rivet road roast robe robin rock root
rope rosemary rowan ruby rucksack rudder rug ruler rust rye saddle saffron sage salad salmon
salt sand sandal sapling sapphire sardine satchel satin sauce sauna savanna scale scallop
scarf school scissors scooter scout screen screw sculptor seagull seal season sesame shadow
shamrock shark shawl sheaf shed sheep shell shepherd shield shingle ship shirt shoe shore
shovel shrimp shrub shutter sickle signal silk silver siren skate skillet skirt skunk
skylark sled sleeve slipper sloop slope smith smoke snail snow snowdrop soap sofa soil
soldier sorrel soup south spade spaniel sparkler sparrow spear sphere spice spider spinach
spindle spiral spire sponge spoon sprig sprout spruce spur square squid squirrel stable stag
stair stallion stamen stamp starling statue steam steel steeple step stew stilt stirrup
stitch stoat stocking stone stool stork straw street string stripe studio sugar summer sun
sundial sunrise sunset surf swallow swan sweater sword sycamore syrup tablet tadpole tailor
talon tandem tangle tapestry target tartan tassel tea teacher teapot teaspoon temple tent
terrace thatch thimble thistle thread throne thrush thumb thunder thyme ticket tide tiger
tile timber tin toad tomato tongs topaz torch tortoise tower town toy track tractor tram
treacle tree trellis trench trestle triangle tripod trout trowel truffle trumpet trunk tub
tuba tulip tumbler tundra tunnel turbine turf turkey turnip turret turtle tweed twig twine
uncle urchin urn valve vane vanilla vault velvet verse vessel vest vicar village violet
violin viper vixen volcano vole wafer wagon waiter walkway wall walnut walrus waltz warbler
wardrobe wasp watch wave wax weaver well west whale wharf wheat wheel whisker wicker wind
window winter wire wolf wombat wood woodland workshop wreath wren wrist yacht yak yard yew
yogurt yolk zebra zenith zephyr zinc zither
`
	.trim()
	.split(/\s+/);
