/** English words that mean several products; how to read them: ambiguous.ts. */
export const AMBIGUOUS_ENGLISH = `
mouse: *computers/mouse wireless computer bluetooth logitech ergonomic usb office vertical; gaming/gaming-mouse gaming dpi rgb; cats/cat-toy cat catnip squeak; garden-tools/mouse-trap trap; toys/plush plush stuffed
nails: nails/press-on-nails press fake almond coffin acrylic french short glue glossy; fixing-and-paint/screws steel wood galvanized framing brad hammer finish
nail: nails/press-on-nails press fake; fixing-and-paint/screws wood steel
charger: *phone-power/wall-charger usb phone iphone fast samsung c wall gan block; phone-power/magnetic-charger wireless magsafe magnetic; phone-power/car-charger car; computers/laptop-charger laptop macbook; phone-power/battery-charger battery aa; tableware/plate plate table dinner
watch: *jewelry/watch men women quartz automatic leather gold analog dress mechanical casio seiko; wearables/smart-watch smart fitness gps apple garmin; wearables/kids-watch kid
case, cover: *phone-holds/phone-case phone iphone samsung galaxy pixel magsafe; computers/tablet-case ipad tablet; audio/earbuds-case airpod earbud; accessories/glasses-case glasses eyeglass; instruments/instrument-case guitar violin; stationery/pencil-case pencil; computers/laptop-sleeve laptop macbook; travel/suitcase travel luggage; outdoor-living/furniture-cover patio furniture grill; bikes-and-scooters/bike-cover bike; furniture/sofa-cover couch sofa; bedding-and-linen/duvet-cover duvet; car-gear/car-seat-cover car seat
iron: *laundry/iron steam clothes shirt; hair-appliances/straightener flat hair; hair-appliances/curling-iron curling; supplements/iron-supplement supplement bisglycinate mg gummy; team-and-racket-sports/golf-clubs golf; power-tools/soldering-iron soldering
trainer, trainers: shoes/sneakers shoe mens womens white running; underwear/waist-cincher waist corset; fitness/grip-trainer grip hand; fitness/breath-trainer breath lung
patches: skin-care/pimple-patches acne pimple hydrocolloid; skin-care/eye-patches eye; needlework/iron-on-patches iron sew embroidered jacket; fixing-and-paint/repair-tape tire inflatable repair; skin-care/wrinkle-patches wrinkle; supplements/sleep-supplement sleep vitamin
patch: skin-care/pimple-patches acne pimple; skin-care/eye-patches eye; needlework/iron-on-patches iron sew embroidered; fixing-and-paint/repair-tape tire repair
pick: instruments/guitar-picks guitar; hair-accessories/comb afro hair; hair-accessories/hair-stick bun; oral-care/floss-picks floss teeth; hand-tools/tool-kit tool hook
tablets: cleaning-products/dishwasher-tabs dishwasher dish; supplements/multivitamin vitamin supplement; oral-care/denture-tablets denture; computers/tablet android wifi inch; cleaning-products/washing-machine-cleaner washing machine; camping/water-filter-straw water purification; supplements/electrolyte-tablets electrolyte hydration; oral-care/toothpaste-tablets toothpaste
tablet: computers/tablet android wifi inch samsung ipad screen galaxy; toys/kids-tablet kid; computers/drawing-tablet drawing graphic; supplements/multivitamin vitamin
sleeve, sleeves: drink-and-carry/cup-sleeve cup bottle coffee; skin-care/scar-sheets scar; computers/laptop-sleeve laptop macbook; fitness/knee-sleeve knee compression; stationery/book-sleeve book kindle; games/card-sleeves card; fitness/calf-sleeve calf; cookware/pan-handle pan handle skillet
roller: recovery/foam-roller foam muscle back; fixing-and-paint/paint-roller paint wall; beauty-tools/jade-roller jade face rose; hair-accessories/hair-rollers hair; cleaning-tools/lint-roller lint; beauty-tools/ice-roller ice; beauty-tools/derma-roller derma micro; bikes-and-scooters/roller-skates skate
rollers: hair-accessories/hair-rollers hair heat velcro; bikes-and-scooters/roller-skates skate; fixing-and-paint/paint-roller paint
bonnet: hair-accessories/satin-bonnet satin silk sleep hair braid curly; kids-meals-and-clothes/kids-hat baby newborn; accessories/hat straw
cap: *accessories/cap baseball trucker dad hat embroidered; team-and-racket-sports/swim-cap swim; hair-accessories/shower-cap shower; hair-accessories/wig-cap wig; work-and-costume/graduation-gown graduation; drink-and-carry/straw-cover straw bottle
filter, filters: vacuums/vacuum-parts vacuum hepa dyson; tableware/water-filter water pitcher brita fridge faucet; small-animals-and-fish/aquarium-filter aquarium tank; climate/air-purifier air purifier furnace; kitchen-tools/coffee-filters coffee; bathroom/shower-filter shower; car-gear/car-parts cabin oil engine; digital-goods/lightroom-preset photo lightroom; outdoor-living/pool-accessories pool; fixing-and-paint/appliance-parts range hood
refill, refills: stationery/gel-pens pen gel ballpoint; home-scents/plug-in-scent freshener plug diffuser; hair-removal/razor-refills razor blade; baby-care/diaper-pail diaper; cleaning-tools/mop-pads mop swiffer; bathroom/soap-dispenser soap hand; stationery/planner planner
cartridge, cartridges: stationery/ink-cartridge ink printer toner hp canon epson; stationery/fountain-pen fountain pen; tableware/water-filter water filter; hair-removal/razor-refills razor; gaming/video-game game nintendo retro; fixing-and-paint/faucet faucet shower
pump: bikes-and-scooters/bike-pump bike; baby-care/breast-pump breast milk; car-gear/tire-inflator tire; small-animals-and-fish/air-pump-aquarium aquarium; outdoor-living/electric-pump air mattress inflatable; bathroom/soap-dispenser soap; team-and-racket-sports/ball-pump ball; decoration/indoor-fountain fountain
pumps: shoes/heels heel women black leather size; bikes-and-scooters/bike-pump bike
scale: kitchen-tools/kitchen-scale kitchen food gram coffee; bathroom/bathroom-scale bathroom body weight smart; gadgets/luggage-scale luggage; baby-care/baby-scale baby
scrub: skin-care/face-scrub face; skin-care/body-scrub body sugar coffee; hair-care/scalp-scrub scalp; skin-care/lip-scrub lip; work-and-costume/scrubs nurse top uniform
scrubs: work-and-costume/scrubs nurse medical set figs uniform; skin-care/body-scrub body sugar
mask: skin-care/sheet-mask face sheet; hair-care/hair-mask hair; recovery/sleep-mask sleep eye; beauty-tools/led-mask led light; skin-care/clay-mask clay; party/halloween-costume halloween costume; team-and-racket-sports/snorkel-set snorkel; senior-and-care/face-mask-medical surgical n95; skin-care/lip-mask lip
mat: fitness/workout-mat yoga exercise pilates workout; bathroom/bath-mat bath; decoration/door-mat door; gaming/mouse-pad desk mouse; baby-care/play-mat baby play; dogs/cooling-mat cooling; dogs/lick-mat lick; art-supplies/vinyl cutting; cookware/baking-mat baking; tableware/dish-rack dish drying; car-gear/car-floor-mats car
pad: gaming/mouse-pad mouse; recovery/heating-pad heating; stationery/notepad note; fitness/walking-pad walking; baby-care/changing-mat changing; team-and-racket-sports/focus-mitts boxing; bedding-and-linen/mattress-topper mattress
pads: underwear/menstrual-pads menstrual period; beauty-tools/cotton-pads cotton makeup; skin-care/toner toner; dogs/training-pads puppy pee; baby-care/nursing-pads nursing; cleaning-tools/mop-pads mop; fixing-and-paint/furniture-pads furniture felt; hand-tools/knee-pads knee; decoration/chair-cushion chair
brush: *hair-accessories/hair-brush hair detangling paddle; oral-care/toothbrush tooth; beauty-tools/makeup-brushes makeup foundation; cleaning-tools/scrub-brush cleaning grout; dogs/dog-brush dog pet; art-supplies/paint-brushes paint watercolor; bathroom/toilet-brush toilet; beauty-tools/cleansing-brush face; cats/cat-brush cat; baby-care/bottle-brush bottle
brushes: beauty-tools/makeup-brushes makeup; art-supplies/paint-brushes paint; cleaning-tools/scrub-brush cleaning
comb: hair-accessories/comb hair wide tooth; senior-and-care/lice-comb lice; dogs/dog-brush dog; hair-appliances/hot-comb hot; hair-accessories/bridal-comb bridal
clippers: hair-appliances/hair-clippers hair barber fade; nails/nail-clippers nail toenail; dogs/dog-clipper dog pet
trimmer: hair-appliances/beard-trimmer beard; hair-removal/nose-trimmer nose; hair-removal/bikini-trimmer bikini; power-tools/grass-trimmer grass string weed lawn; power-tools/hedge-trimmer hedge; hair-removal/body-trimmer body
shaver: hair-removal/electric-shaver electric men foil; laundry/fabric-shaver fabric lint sweater; hair-removal/facial-shaver face; hair-removal/head-shaver head bald; hair-removal/lady-shaver women legs
razor: *hair-removal/razor blade men disposable; hair-removal/safety-razor safety; bikes-and-scooters/electric-scooter scooter; hair-removal/facial-razor dermaplaning face brow
dryer: hair-appliances/hair-dryer hair blow ionic; laundry/electric-drying-rack clothes laundry; nails/nail-lamp nail; shoes/shoe-dryer shoe boot
steamer: laundry/garment-steamer garment clothes fabric; beauty-tools/face-steamer face facial; cookware/steamer-basket vegetable bamboo basket; kitchen-appliances/steam-cooker food; vacuums/steam-cleaner carpet
blender: *kitchen-appliances/blender kitchen smoothie countertop; beauty-tools/makeup-sponge beauty makeup
mixer: kitchen-appliances/stand-mixer stand; kitchen-appliances/hand-mixer hand; instruments/dj-controller dj audio; drink-and-carry/shaker protein
shaker: drink-and-carry/shaker protein bottle gym; tableware/cocktail-shaker cocktail bar; instruments/shaker-egg egg percussion
press: kitchen-cutting/garlic-press garlic; art-supplies/heat-press heat; kitchen-tools/french-press french coffee; kitchen-tools/manual-juicer citrus lemon; kitchen-tools/taco-press tortilla
grill: outdoor-living/barbecue charcoal gas bbq outdoor; kitchen-appliances/indoor-grill indoor electric; cookware/grill-pan pan; jewelry/grillz teeth gold
fan: climate/fan tower pedestal floor; gadgets/mini-fan handheld neck; climate/ceiling-fan ceiling; accessories/hand-fan folding rave; climate/portable-fan portable desk usb; baby-gear/stroller-fan stroller
heater: *climate/space-heater space portable; small-animals-and-fish/aquarium-heater aquarium; outdoor-living/patio-heater patio
cooler: *camping/cooler beach ice camping wheeled soft; climate/air-cooler air; gaming/phone-cooler phone; computers/laptop-cooler laptop
cup: drink-and-carry/tumbler tumbler straw insulated; tableware/mug coffee tea; underwear/menstrual-cup menstrual period; kids-meals-and-clothes/sippy-cup sippy toddler; tableware/glass-cup glass; recovery/cupping-set cupping
cups: kitchen-tools/measuring-cups measuring; tableware/mug coffee tea; party/party-tableware party paper plastic; recovery/cupping-set cupping suction
bottle: *drink-and-carry/water-bottle water insulated sports; baby-care/baby-bottle baby; beauty-tools/travel-bottles travel; hair-accessories/mist-bottle mist hair; cleaning-tools/spray-bottle spray
glass, glasses: tableware/drinking-glass drinking water set; accessories/reading-glasses reading blue light readers; accessories/sunglasses sun; tableware/wine-glass wine stem; tableware/glass-cup coffee iced can; phone-holds/screen-protector tempered screen; wearables/smart-glasses smart; hand-tools/safety-glasses safety
goggles: team-and-racket-sports/swim-goggles swim; team-and-racket-sports/ski-goggles ski snow; hand-tools/safety-glasses safety; dogs/dog-goggles dog
frame: decoration/picture-frame photo picture; smart-home/digital-frame digital wifi; furniture/bed-frame bed
ring: *jewelry/ring women men stacking adjustable; jewelry/engagement-ring engagement moissanite; wearables/smart-ring smart oura; phone-holds/phone-grip phone; filming-gear/ring-light light; recovery/fidget-ring fidget anxiety; smart-home/video-doorbell doorbell; fitness/pilates-ring pilates
rings: jewelry/ring silver stacking; fitness/suspension-trainer gymnastic; jewelry/hoops ear
band, bands: fitness/resistance-bands resistance workout exercise loop; wearables/watch-strap watch apple; hair-accessories/hair-ties hair; wearables/fitness-band fitness tracker; jewelry/ring wedding; hair-accessories/headband head sweat
strap, straps: wearables/watch-strap watch apple; bags/bag-strap bag purse crossbody; phone-holds/phone-strap phone; fitness/lifting-straps lifting gym; travel/luggage-strap luggage; instruments/instrument-strap guitar; hand-tools/tie-down ratchet
belt: *accessories/belt leather men women waist buckle western; fitness/lifting-belt lifting weight; bags/belt-bag bag; baby-care/maternity-belt maternity; hand-tools/tool-belt tool
collar: dogs/collar dog; cats/cat-collar cat kitten; tops/shirt shirt
leash: *dogs/leash dog; baby-gear/child-leash toddler
harness: dogs/dog-harness dog; cats/cat-harness cat; team-and-racket-sports/climbing-gear climbing
tag, tags: travel/luggage-tag luggage; dogs/id-tag dog pet; gifts/gift-tag gift; wearables/tracker-tag tracker bluetooth finder
light, lights: lighting/string-lights string fairy patio; filming-gear/ring-light ring selfie; lighting/night-light night; bikes-and-scooters/bike-light bike; lighting/led-strip strip led; lighting/book-light book reading; lighting/solar-light solar; lighting/christmas-lights christmas; car-gear/car-ambient-lights car
lamp: *lighting/table-lamp bedside table; lighting/desk-lamp desk; nails/nail-lamp nail uv; lighting/floor-lamp floor; lighting/salt-lamp salt; lighting/lava-lamp lava; lighting/sunset-lamp sunset
bulb, bulbs: lighting/light-bulb led light e26 watt; lighting/smart-bulb smart; plants/flower-bulbs tulip flower spring garlic
candle, candles: *home-scents/scented-candle scented soy jar vanilla; party/birthday-candles birthday number cake; lighting/flameless-candles flameless led battery; faith-and-meaning/ritual-candle ritual spell
diffuser: *home-scents/aroma-diffuser oil essential aromatherapy ultrasonic; home-scents/reed-diffuser reed; hair-accessories/curl-diffuser hair curly dryer; car-gear/car-air-freshener car
spray: makeup/setting-spray setting makeup; hair-care/hairspray hair; home-scents/room-spray room; cleaning-products/all-purpose-cleaner cleaning; home-scents/toilet-spray toilet; skin-care/face-mist face; perfume/body-mist body; perfume/linen-spray pillow linen
oil: hair-care/hair-oil hair; hair-care/rosemary-oil rosemary; skin-care/body-oil body; skin-care/face-oil face rosehip; savoury-foods/olive-oil olive; home-scents/essential-oils essential lavender; hair-care/beard-oil beard; nails/cuticle-oil cuticle; savoury-foods/cooking-oil cooking avocado coconut; skin-care/massage-oil massage; car-gear/car-parts motor engine
cream: skin-care/face-cream face moisturizing night; skin-care/hand-cream hand; skin-care/body-lotion body; hair-removal/depilatory-cream removal; hair-care/curl-cream curl; baby-care/diaper-cream diaper; skin-care/foot-cream foot; skin-care/eye-cream eye
gel: hair-care/hair-gel hair styling; nails/gel-polish nail polish uv; skin-care/cleanser cleansing; skin-care/body-wash shower; makeup/brow-gel brow; skin-care/after-sun aloe
balm: skin-care/lip-balm lip; skin-care/cleansing-balm cleansing; hair-care/beard-oil beard; dogs/paw-balm paw; skin-care/body-butter body
polish: nails/nail-polish nail gel color; cleaning-products/wood-polish wood furniture; cleaning-products/shoe-cleaner shoe; cleaning-products/metal-polish metal silver
wax: hair-removal/wax-beads hair removal hard beads; hair-care/hair-wax styling pomade matte; home-scents/wax-melts melt; car-care/ceramic-spray car; art-supplies/wax-seal seal
primer: makeup/primer face makeup pore; fixing-and-paint/paint paint wall; nails/base-top-coat nail
powder: makeup/setting-powder setting loose face; supplements/protein-powder protein whey; drinks/matcha matcha; nails/chrome-powder chrome nail; cleaning-products/laundry-detergent laundry; supplements/collagen collagen; skin-care/talc-powder body baby
palette: makeup/eye-shadow eyeshadow makeup; art-supplies/paint-brushes paint artist
sponge, sponges: *cleaning-tools/sponge kitchen dish; beauty-tools/makeup-sponge makeup beauty; beauty-tools/bath-sponge bath shower; cleaning-tools/melamine-sponge magic melamine
wipes: baby-care/baby-wipes baby; cleaning-products/cleaning-wipes disinfecting cleaning; skin-care/makeup-wipes makeup; dogs/dog-wipes dog pet; cleaning-products/screen-spray lens screen glasses
towel, towels: *bedding-and-linen/bath-towel bath; bedding-and-linen/beach-towel beach; hair-accessories/hair-towel hair; bedding-and-linen/dish-towel kitchen dish; fitness/sweat-towel gym; bedding-and-linen/hand-towel hand
robe: *nightwear-and-swim/robe bath plush satin fleece; work-and-costume/graduation-gown graduation
pants: *bottoms/trousers women men wide leg; bottoms/joggers jogger; bottoms/cargo cargo; underwear/boxers underwear; work-and-costume/work-pants work
jumper: *tops/sweater knit wool christmas oversized; baby-gear/jumper baby doorway; dresses-and-sets/romper dress
vest: outerwear/puffer-vest puffer; tops/tank tank; tops/knit-vest knit sweater; work-and-costume/hi-vis-vest safety reflective; fitness/weighted-vest weighted; team-and-racket-sports/life-jacket life
suit: dresses-and-sets/suit men blazer formal wedding; nightwear-and-swim/swimsuit bathing swim; team-and-racket-sports/wetsuit wet; fitness/sauna-suit sauna; work-and-costume/beekeeping-suit bee
slides: *shoes/sandals cloud pillow foam women men; digital-goods/template powerpoint deck presentation; toys/slide playground
slide: toys/slide toddler playground; shoes/sandals sandal foam
slip: underwear/slip-dress dress satin; furniture/sofa-cover couch
boots: *shoes/boots women men leather ankle cowboy; shoes/rain-boots rain; shoes/snow-boots snow; recovery/leg-massager compression recovery; dogs/dog-boots dog; horse-and-fishing/riding-boots riding; shoes/hiking-shoes hiking
boot: shoes/boots women leather; dogs/dog-boots dog
gloves: *accessories/gloves winter touchscreen warm leather; cleaning-tools/cleaning-gloves cleaning dish rubber; hand-tools/work-gloves work; team-and-racket-sports/boxing-gloves boxing; garden-tools/garden-gloves garden; fitness/lifting-gloves gym lifting; kitchen-tools/oven-glove oven; kitchen-tools/cut-glove cut; team-and-racket-sports/goalkeeper-gloves goalkeeper; beauty-tools/exfoliating-glove exfoliating
tights: *underwear/tights sheer fleece black women nylon; bottoms/leggings running
bag: *bags/handbag hand shoulder purse; bags/tote tote; bags/crossbody crossbody; travel/travel-bag travel duffel; bags/backpack backpack laptop; camping/sleeping-bag sleeping; baby-gear/diaper-bag diaper; furniture/bean-bag bean; team-and-racket-sports/punching-bag punching; drink-and-carry/lunch-bag lunch; fitness/gym-bag gym; beauty-tools/makeup-bag makeup; gifts/gift-bag gift
bags: storage/trash-bags trash garbage kitchen; drink-and-carry/reusable-food-bag freezer ziplock silicone; dogs/poop-bags poop; storage/vacuum-bags vacuum storage; gifts/gift-bag gift; bags/tote tote canvas
box: storage/storage-box storage; drink-and-carry/lunch-box lunch bento; gifts/gift-box gift; storage/jewelry-box jewelry; hand-tools/tool-box tool; games/mystery-box mystery; instruments/music-box music; cats/litter-box litter
basket: laundry/laundry-basket laundry; storage/wicker-basket wicker storage; bikes-and-scooters/bike-basket bike; gifts/gift-basket gift; outdoor-living/picnic-basket picnic; tableware/fruit-basket fruit
rack: laundry/drying-rack drying clothes; storage/shoe-rack shoe; storage/spice-rack spice; tableware/dish-rack dish; storage/clothes-rack garment; bathroom/towel-rack towel; car-gear/bike-rack bike car; storage/coat-rack coat
stand: phone-holds/phone-stand phone; computers/laptop-stand laptop; plants/plant-stand plant; furniture/tv-stand tv; tableware/cake-stand cake; gaming/headset-stand headphone; computers/tablet-stand tablet ipad; instruments/music-stand music; gaming/controller-stand controller
holder: phone-holds/phone-stand phone desk; phone-holds/car-phone-mount car; bathroom/toothbrush-holder toothbrush; bags/card-holder card; tableware/paper-towel-holder paper; travel/passport-holder passport; decoration/candle-holder candle; bathroom/toilet-roll-holder toilet; stationery/pen-holder-desk pen; storage/hair-tool-holder dryer; baby-care/pacifier-clip pacifier; storage/key-holder key; accessories/keychain airtag
mount: phone-holds/car-phone-mount car dash; phone-holds/bike-phone-mount bike motorcycle; furniture/tv-mount tv wall; phone-holds/phone-stand phone; filming-gear/chest-mount chest gopro
mug: *tableware/mug coffee ceramic funny tea; drink-and-carry/travel-mug travel insulated; kitchen-appliances/mug-warmer warmer
pan: cookware/frying-pan frying nonstick skillet; cookware/baking-dish baking roasting; cookware/cake-pan cake; cookware/wok wok
pot: plants/plant-pot plant flower terracotta; cookware/stockpot stock soup cooking; kitchen-appliances/hot-pot hot electric; tableware/teapot tea; kitchen-tools/moka-pot moka
pots: plants/plant-pot plant flower succulent; cookware/cookware-set pan cooking
tray: tableware/serving-dish serving; bathroom/bath-tray bath; storage/vanity-tray perfume vanity; kitchen-tools/ice-mold ice; decoration/tray-decor decorative; furniture/laptop-table bed
mold, molds: cookware/silicone-mold silicone baking; kitchen-tools/ice-mold ice; kitchen-tools/popsicle-mold popsicle; art-supplies/resin-kit resin; cleaning-products/mold-remover remover; home-scents/candle-kit candle
knife: kitchen-cutting/kitchen-knife kitchen chef santoku; hand-tools/pocket-knife pocket folding; hand-tools/utility-knife utility box; kitchen-cutting/bread-knife bread; kitchen-cutting/paring-knife paring; art-supplies/craft-knife craft
scissors: hair-accessories/hair-scissors hair barber; needlework/fabric-scissors fabric sewing; stationery/scissors-paper paper kids craft; kitchen-cutting/kitchen-scissors kitchen; beauty-tools/eyebrow-scissors brow
board: kitchen-tools/cutting-board cutting; tableware/charcuterie-board charcuterie; laundry/ironing-board ironing; games/chess chess; team-and-racket-sports/surfboard surf; bikes-and-scooters/skateboard skate; fitness/balance-board balance; toys/busy-board busy; team-and-racket-sports/paddle-board paddle; stationery/whiteboard white
bat: team-and-racket-sports/baseball baseball wood aluminum; small-animals-and-fish/bat-house house; collectibles/plush-keychain plush; party/halloween-costume halloween
ball: team-and-racket-sports/soccer-ball soccer; team-and-racket-sports/basketball basketball; fitness/exercise-ball exercise yoga; recovery/massage-ball massage; dogs/dog-toy dog; cats/cat-ball cat; toys/fidget stress
balls: laundry/dryer-balls dryer wool; team-and-racket-sports/golf-balls golf; toys/ball-pit pit; dogs/dog-toy dog; team-and-racket-sports/tennis-trainer tennis
club, clubs: team-and-racket-sports/golf-clubs golf driver; games/juggling juggling
racket, paddle: team-and-racket-sports/tennis-racket tennis; team-and-racket-sports/pickleball pickleball; team-and-racket-sports/badminton badminton; team-and-racket-sports/padel-racket padel; climate/bug-zapper bug fly; team-and-racket-sports/table-tennis ping table; team-and-racket-sports/paddle-board board kayak
drill: *power-tools/drill cordless 20v driver power; nails/nail-drill nail; garden-tools/drill-auger auger garden; cleaning-tools/drill-brush brush
file, files: nails/nail-file nail; nails/foot-file foot; hand-tools/file-set metal wood; stationery/folder folder document; digital-goods/svg-files svg digital
hook, hooks: storage/wall-hooks wall adhesive command; needlework/crochet-hooks crochet; horse-and-fishing/hooks-and-line fishing; baby-gear/stroller-hook stroller
needle, needles: needlework/knitting-needles knitting; needlework/sewing-needles sewing; instruments/turntable-parts record turntable; needlework/needle-felting felting
thread: needlework/sewing-thread sewing; needlework/embroidery-thread embroidery; hair-removal/threading-thread eyebrow
tape: fixing-and-paint/repair-tape duct repair; fixing-and-paint/nano-tape nano double sided; underwear/boob-tape boob body; fitness/kinesio-tape kinesiology; hand-tools/tape-measure measure; recovery/mouth-tape mouth sleep; art-supplies/washi-tape washi; fixing-and-paint/masking-tape painter masking; stationery/tape-dispenser packing; hair-accessories/extensions hair
rope: fitness/jump-rope jump skipping; hand-tools/rope nylon; fitness/battle-rope battle; dogs/dog-toy dog
glue: fixing-and-paint/super-glue super; makeup/lash-glue lash; nails/nail-glue nail; fixing-and-paint/wood-glue wood; stationery/glue stick school; hair-accessories/wig-grip wig lace
paint: fixing-and-paint/paint wall house interior; art-supplies/acrylic-paint acrylic canvas; makeup/face-paint face; fixing-and-paint/furniture-paint furniture chalk; art-supplies/watercolor watercolor; art-supplies/spray-paint spray
marker, markers: art-supplies/acrylic-markers acrylic paint; art-supplies/alcohol-markers alcohol; stationery/permanent-marker permanent sharpie; art-supplies/felt-tips kids washable; stationery/whiteboard erase
pen: *stationery/gel-pens gel ballpoint; stationery/fountain-pen fountain; computers/tablet-stylus ipad stylus; oral-care/whitening-pen whitening teeth; art-supplies/3d-pen 3d; makeup/eyeliner eyeliner
pencil: *stationery/pencils graphite hb; makeup/brow-pencil brow; makeup/eyeliner eye; makeup/lip-liner lip
cards: games/classic-cards playing poker; games/trading-cards pokemon trading; collectibles/sports-cards sport baseball; stationery/greeting-cards greeting birthday thank; faith-and-meaning/tarot-deck tarot; faith-and-meaning/affirmation-cards affirmation; faith-and-meaning/oracle-cards oracle; stationery/flashcards flash study
card: computers/memory-card memory sd; gifts/gift-card gift; stationery/greeting-cards greeting birthday; games/trading-cards pokemon
deck: games/classic-cards playing; faith-and-meaning/tarot-deck tarot; games/trading-cards commander magic; bikes-and-scooters/skateboard skate; garden-tools/deck-tiles tile
stamp, stamps: collectibles/postage-stamps postage usps forever; stationery/teacher-supplies teacher; art-supplies/card-making clear craft ink; stationery/privacy-stamp identity privacy; nails/nail-art-kit nail
speaker: *audio/bluetooth-speaker bluetooth portable wireless jbl waterproof; audio/party-speaker party; smart-home/voice-assistant smart alexa; faith-and-meaning/quran-speaker quran
monitor: computers/monitor inch computer gaming 4k; baby-care/baby-monitor baby; senior-and-care/blood-pressure-monitor blood pressure; computers/portable-monitor portable; gadgets/air-quality-monitor air quality
keyboard: *computers/keyboard mechanical wireless computer bluetooth; instruments/piano-keyboard piano music key
controller: *gaming/game-controller xbox ps5 switch game wireless; instruments/dj-controller dj; instruments/midi-keyboard midi
switch: gaming/game-console nintendo oled; smart-home/smart-switch light smart dimmer wall; computers/usb-hub network ethernet
hub: computers/usb-hub usb dock; smart-home/infrared-hub smart home
dock: computers/usb-hub laptop usb; gaming/console-dock switch steam; phone-power/charging-station charging
adapter: phone-power/travel-adapter travel; computers/usb-hub usb hdmi; phone-power/wall-charger power
cable: phone-power/charging-cable usb charging iphone; computers/video-cable hdmi ethernet; instruments/instrument-cable guitar; fitness/cable-machine gym
plug, plugs: recovery/earplugs ear; smart-home/smart-plug smart wifi; jewelry/piercing gauge; phone-power/travel-adapter travel; car-gear/car-parts spark
battery, batteries: phone-power/batteries aa aaa lithium coin alkaline; phone-power/power-bank external portable; power-tools/tool-battery 18v dewalt milwaukee 20v; car-gear/jump-starter car
mic: filming-gear/lapel-mic lapel wireless lavalier; filming-gear/podcast-mic podcast usb; audio/karaoke-mic karaoke
drum: instruments/drum-kit kit electronic; instruments/tongue-drum tongue steel; instruments/cajon cajon
horn: instruments/trumpet brass; bikes-and-scooters/bike-bell bike
string, strings: instruments/strings guitar violin; needlework/string-art art; lighting/string-lights light
straw, straws: drink-and-carry/straw reusable stainless drinking glass; small-animals-and-fish/bedding-small hay bedding; camping/water-filter-straw filter
sheet, sheets: bedding-and-linen/fitted-sheet bed queen king bamboo fitted; cleaning-products/laundry-sheets laundry detergent dryer; skin-care/sheet-mask mask; cookware/baking-sheet baking cookie; skin-care/scar-sheets scar
blanket: *bedding-and-linen/plaid throw fleece sherpa; bedding-and-linen/weighted-blanket weighted; bedding-and-linen/heated-blanket heated electric; baby-care/baby-blanket baby; dogs/dog-blanket dog; bedding-and-linen/blanket-hoodie wearable hoodie; camping/emergency-blanket emergency
throw: bedding-and-linen/plaid blanket knit fleece; decoration/cushion-cover pillow
pillow: *bedding-and-linen/pillow bed memory sleeping cooling; travel/neck-pillow travel neck; baby-care/pregnancy-pillow pregnancy; bedding-and-linen/body-pillow body; decoration/cushion-cover throw decorative; baby-care/nursing-pillow nursing
cushion: decoration/chair-cushion chair; car-gear/car-cushion car seat; outdoor-living/outdoor-cushion outdoor patio; recovery/meditation-cushion meditation; makeup/foundation foundation compact
curtain, curtains: *decoration/curtains blackout sheer window; bathroom/shower-curtain shower; lighting/curtain-lights light
mirror: decoration/mirror wall full length; beauty-tools/makeup-mirror makeup vanity; car-gear/blind-spot-mirror blind spot; bathroom/shower-mirror shower; baby-gear/car-mirror-baby baby car
clock: *decoration/wall-clock wall; gadgets/alarm-clock alarm; decoration/digital-clock digital led
timer: kitchen-tools/kitchen-timer kitchen; gadgets/study-timer study pomodoro visual; garden-tools/water-timer hose irrigation
thermometer: senior-and-care/thermometer forehead fever medical; kitchen-tools/cooking-thermometer meat cooking; gadgets/thermometer-gun infrared gun; baby-care/baby-thermometer baby; climate/weather-station outdoor
camera: smart-home/security-camera security outdoor home; filming-gear/instant-camera instant polaroid; filming-gear/camera-kids kids; filming-gear/action-camera action; filming-gear/vlog-camera vlog digital; dogs/pet-camera pet; car-gear/backup-camera backup
tracker: wearables/fitness-band fitness; wearables/tracker-tag bluetooth key luggage; stationery/bullet-journal habit; dogs/gps-collar dog pet
lock: fixing-and-paint/padlock pad gym combination; bikes-and-scooters/bike-lock bike; smart-home/smart-lock smart door; travel/tsa-lock luggage tsa
key, keys: hand-tools/hex-keys hex allen; accessories/keychain chain; digital-goods/software license
chain: jewelry/necklace necklace silver gold; jewelry/cuban-chain cuban men; bikes-and-scooters/bike-repair bike; phone-holds/phone-strap phone; car-gear/snow-chains snow; power-tools/chainsaw saw
charm, charms: jewelry/charms bracelet; bags/bag-charm bag; phone-holds/phone-strap phone; nails/nail-rhinestones nail; shoes/shoe-charms croc shoe
beads: art-supplies/beads bracelet jewelry making; hair-accessories/hair-beads hair; art-supplies/fuse-beads perler fuse; faith-and-meaning/tasbih prayer tasbih; hair-removal/wax-beads wax; drinks/bubble-tea tapioca boba
seeds: plants/vegetable-seeds tomato vegetable garden; plants/flower-seeds flower wildflower; savoury-foods/seeds chia pumpkin; small-animals-and-fish/bird-seed bird; plants/grass-seed grass
plant: plants/houseplant indoor live; decoration/artificial-plant fake artificial
tent: *camping/tent camping person backpacking; toys/play-tent kids play; outdoor-living/gazebo canopy; plants/grow-light grow; camping/roof-tent roof
chair: furniture/office-chair office desk; camping/camp-chair camping folding beach; furniture/dining-chair dining; baby-gear/high-chair high; gaming/gaming-chair gaming; furniture/bean-bag bean; recovery/massage-chair massage
seat: baby-gear/car-seat car baby; bathroom/toilet-seat toilet; bikes-and-scooters/bike-seat bike; car-gear/car-cushion cushion
table: furniture/coffee-table coffee; furniture/side-table side end; furniture/dining-table dining; camping/camp-table folding camping; recovery/massage-table massage
bed: furniture/bed-frame queen frame platform; dogs/dog-bed dog; cats/cat-bed cat; baby-gear/kids-bed toddler kids; camping/camp-cot camping
cage: small-animals-and-fish/bird-cage bird; small-animals-and-fish/hamster-cage hamster; dogs/dog-crate dog
tank: tops/tank top ribbed women; small-animals-and-fish/aquarium fish aquarium; toys/toy-cars toy
tee: *tops/t-shirt shirt graphic cotton vintage; team-and-racket-sports/golf-trainer golf
jersey: team-and-racket-sports/jersey soccer team; bikes-and-scooters/bike-clothing cycling; needlework/fabric fabric
bar: skin-care/soap-bar soap; hair-care/shampoo-bar shampoo; sweet-foods/protein-bar protein; sweet-foods/chocolate chocolate; fitness/pull-up-bar pull up; fitness/barbell weight; senior-and-care/grab-bar grab; furniture/bar-cart cart; audio/soundbar sound
gummies: supplements/vitamin-gummies vitamin biotin elderberry multivitamin; sweet-foods/candy candy sour bear; supplements/melatonin sleep melatonin
capsules: supplements/multivitamin vitamin supplement; drinks/coffee coffee nespresso; cleaning-products/laundry-detergent laundry
pods: drinks/coffee coffee keurig nespresso; cleaning-products/laundry-detergent laundry detergent tide; cleaning-products/dishwasher-tabs dishwasher; audio/wireless-earbuds bluetooth ear
chips: *savoury-foods/chips potato tortilla salt snack; games/poker-set poker
nuts: savoury-foods/nuts mixed cashew almond roasted; fixing-and-paint/screws bolt hex washer
pickle: savoury-foods/condiment dill spicy; team-and-racket-sports/pickleball ball
ice: kitchen-appliances/ice-maker maker; kitchen-tools/ice-mold tray mold; recovery/ice-pack pack; beauty-tools/ice-roller roller
heels: *shoes/heels women stiletto block; senior-and-care/heel-protector protector cushion
extension, extensions: hair-accessories/extensions hair clip tape; makeup/lash-clusters lash; phone-power/power-strip cord power
lashes: *makeup/strip-lashes strip false mink; makeup/lash-clusters cluster diy
liner: makeup/eyeliner eye; makeup/lip-liner lip; kitchen-tools/air-fryer-liners fryer; baby-gear/stroller-liner stroller; bathroom/shower-curtain shower
tint: makeup/lip-tint lip; makeup/brow-tint brow; decoration/window-film window
stick: stationery/glue glue; camping/hiking-poles hiking; computers/tv-stick tv; skin-care/deodorant deodorant; home-scents/incense incense; team-and-racket-sports/hockey-stick hockey; filming-gear/tripod selfie; recovery/massage-stick massage
pole, poles: camping/hiking-poles hiking trekking; horse-and-fishing/fishing-rod fishing; team-and-racket-sports/pole-dance dance; decoration/curtain-rod curtain
rod: horse-and-fishing/fishing-rod fishing; decoration/curtain-rod curtain; hair-accessories/heatless-curls curling heatless
torch: lighting/flashlight led flashlight; kitchen-tools/kitchen-torch kitchen butane culinary
grinder: kitchen-appliances/coffee-grinder coffee bean; kitchen-tools/spice-mill pepper salt spice; power-tools/angle-grinder angle; kitchen-appliances/meat-grinder meat; dogs/dog-nail nail dog
opener: kitchen-cutting/can-opener can; kitchen-tools/bottle-opener bottle; kitchen-tools/jar-opener jar
cutter: kitchen-cutting/pizza-cutter pizza; kitchen-tools/cookie-cutter cookie; needlework/rotary-cutter rotary fabric; hand-tools/utility-knife box; senior-and-care/pill-cutter pill
dispenser: bathroom/soap-dispenser soap; tableware/drink-dispenser drink; tableware/rice-dispenser rice cereal; stationery/tape-dispenser tape; oral-care/toothpaste-squeezer toothpaste; baby-care/formula-dispenser formula
organizer: storage/drawer-dividers drawer; storage/makeup-organizer makeup; storage/desk-organizer desk; car-gear/car-organizer car trunk; senior-and-care/pill-organizer pill; bags/bag-insert purse; baby-gear/stroller-organizer stroller; storage/under-sink sink; travel/tech-organizer cable tech
cleaner: cleaning-products/all-purpose-cleaner multi surface; vacuums/spot-cleaner carpet; beauty-tools/brush-cleaner brush; cleaning-products/shoe-cleaner shoe sneaker; cleaning-products/glass-cleaner window glass; oral-care/ultrasonic-aligner-cleaner retainer ultrasonic; jewelry/jewelry-cleaner jewelry; cleaning-products/washing-machine-cleaner washing machine
remover: cleaning-products/stain-remover stain; nails/nail-polish-remover nail polish; skin-care/makeup-wipes makeup; fixing-and-paint/adhesive-remover adhesive; nails/cuticle-remover cuticle; cleaning-tools/lint-remover lint hair; cleaning-products/mold-remover mold
scraper: cleaning-tools/scraper razor glass; nails/foot-file foot; car-gear/ice-scraper ice; oral-care/tongue-scraper tongue
massager: recovery/neck-massager neck shoulder; recovery/foot-massager foot; recovery/eye-massager eye; hair-accessories/scalp-massager scalp head; recovery/massage-gun gun percussion; recovery/back-massager back; recovery/leg-massager leg
warmer: kitchen-appliances/mug-warmer mug coffee cup; baby-care/bottle-warmer bottle; home-scents/candle-warmer candle; gadgets/hand-warmer hand; baby-care/wipe-warmer wipe; hair-removal/body-wax-warmer hair removal; home-scents/wax-warmer melt
corrector: makeup/color-corrector color; recovery/posture-corrector posture
trap: garden-tools/mouse-trap mouse rat; garden-tools/fly-trap fly fruit
feeder: outdoor-living/bird-feeder bird hummingbird; dogs/auto-feeder automatic dog; cats/cat-feeder cat; kids-meals-and-clothes/food-feeder baby
fountain: cats/pet-fountain pet cat water; decoration/indoor-fountain indoor tabletop; kitchen-appliances/chocolate-fountain chocolate
crate: dogs/dog-crate dog; storage/storage-box storage plastic collapsible
carrier: baby-gear/baby-carrier baby; cats/cat-carrier cat; dogs/dog-carrier dog; drink-and-carry/bottle-carrier bottle; tableware/cake-carrier cake
wagon: baby-gear/stroller-wagon stroller kids; outdoor-living/beach-cart beach collapsible garden folding
scooter: bikes-and-scooters/electric-scooter electric adult; bikes-and-scooters/kick-scooter kick; toys/kids-scooter kids toddler
bike: *bikes-and-scooters/bike mountain road; bikes-and-scooters/e-bike electric; fitness/exercise-bike exercise stationary; bikes-and-scooters/balance-bike balance toddler
pool: *outdoor-living/pool inflatable above ground kiddie; team-and-racket-sports/billiards cue table
float: outdoor-living/pool-float pool; horse-and-fishing/float-tube fishing; baby-gear/baby-float baby
swing: *toys/swing toddler kids tree; outdoor-living/garden-swing porch; baby-gear/bouncer baby infant
planner: *stationery/planner 2025 2026 weekly daily; digital-goods/digital-planner digital goodnotes; stationery/wall-planner wall; stationery/meal-planner meal
journal: stationery/journal leather lined; stationery/gratitude-journal gratitude; stationery/bullet-journal dotted; stationery/reading-journal reading
template: digital-goods/template canva resume; digital-goods/notion-template notion
book: books/novel novel fantasy romance; books/cookbook cook recipe; books/kids-book kids children; books/coloring-book coloring; books/self-help self help
puzzle: *games/puzzle 1000 500 piece adult; toys/toddler-puzzle toddler wooden; dogs/puzzle-toy dog
blocks: toys/building-blocks building; toys/wooden-blocks wooden; fitness/yoga-block yoga
weights: fitness/dumbbells dumbbell hand; fitness/ankle-weights ankle wrist
bench: fitness/ab-bench workout weight adjustable; furniture/bench entryway dining; outdoor-living/garden-chair garden outdoor; bathroom/shower-bench shower
step: fitness/stepper aerobic exercise; baby-gear/kids-step-stool stool toddler; dogs/dog-stairs dog
stool: furniture/stool bar counter; furniture/folding-stool folding; bathroom/toilet-stool toilet; baby-gear/kids-step-stool step
shade, shades: outdoor-living/shade-sail sail patio; decoration/blinds window roller; car-gear/windshield-sunshade windshield car; accessories/sunglasses sunglasses
tube: outdoor-living/pool-float pool river; tops/tube-top top; bikes-and-scooters/bike-tires bike inner
hose: *garden-tools/garden-hose garden; garden-tools/expandable-hose expandable; bathroom/shower-hose shower; underwear/tights panty
wraps: savoury-foods/tortilla tortilla; fitness/lifting-straps wrist lifting; team-and-racket-sports/hand-wraps hand boxing; hair-accessories/hair-scarf hair head; beauty-tools/wrist-bands-wash face
wrap: savoury-foods/tortilla tortilla; hair-accessories/hair-scarf hair head; baby-gear/baby-carrier baby; kitchen-tools/beeswax-wrap beeswax food; gifts/gift-wrap gift
trunk: nightwear-and-swim/swim-trunks swim; car-gear/car-organizer car organizer; storage/trunk storage
trunks: nightwear-and-swim/swim-trunks swim swimming; underwear/boxers boxer underwear cotton
lens, lenses: filming-gear/phone-lens phone macro fisheye; phone-holds/camera-lens-protector protector
`;
