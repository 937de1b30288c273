/** French words that mean several products; how to read them: ambiguous.ts. */
export const AMBIGUOUS_FRENCH = `
montre: *jewelry/watch quartz automatique aiguille acier cuir mecanique femme homme elegante casio seiko chronographe; wearables/smart-watch connectee sport gps cardio appel fitness podometre apple garmin tactile; wearables/kids-watch enfant sim
coque, étui: *phone-holds/phone-case iphone samsung telephone portable smartphone galaxy xiaomi pixel magsafe redmi huawei; computers/tablet-case tablette ipad; audio/earbuds-case airpod ecouteur; accessories/glasses-case lunette
charger, chargeur: *phone-power/wall-charger usb c secteur mural rapide telephone iphone samsung 20w 65w gan prise; phone-power/magnetic-charger sans fil induction magsafe; phone-power/car-charger voiture allume cigare auto; computers/laptop-charger ordinateur pc portable macbook laptop; phone-power/battery-charger pile batterie
enceinte: audio/bluetooth-speaker bluetooth portable jbl sono son musique nomade basse connectee; audio/party-speaker soiree karaoke; bottoms/maternity-bottoms jean legging pantalon; baby-care/maternity-clothes robe femme vetement; baby-care/pregnancy-pillow coussin
souris: *computers/mouse ordinateur pc sans fil bluetooth logitech ergonomique usb bureau verticale optique; gaming/gaming-mouse gaming gamer rgb dpi; cats/cat-toy chat herbe couineur; toys/plush peluche doudou; garden-tools/mouse-trap piege tapette anti
cartouche: stationery/ink-cartridge imprimante hp canon epson encre brother laser toner; stationery/fountain-pen plume stylo; tableware/water-filter eau carafe filtre filtrante brita robinet; camping/camp-stove gaz camping rechaud butane; fixing-and-paint/sealant mastic silicone joint; hair-removal/roll-on-wax cire epilation
glace: sweet-foods/ice-cream vanille chocolat creme artisanale sorbet cornet fraise; decoration/mirror murale miroir salon cadre; kitchen-tools/ice-mold bac moule glacon
bonnet: *accessories/beanie hiver laine tricot pompon ski polaire chaud; team-and-racket-sports/swim-cap bain piscine natation; hair-accessories/satin-bonnet satin nuit soie cheveux boucle; kids-meals-and-clothes/kids-hat bebe enfant naissance
pince: kitchen-tools/tongs cuisine barbecue spaghetti salade viande; beauty-tools/tweezers epiler sourcil; hand-tools/pliers multiprise coupante bricolage universelle electricien bec; laundry/clothespins linge; hair-accessories/claw-clip cheveux crabe chignon; senior-and-care/reacher-grabber ramasse prehension
poire: baby-care/nasal-aspirator nasale bebe mouche nez; team-and-racket-sports/punching-bag boxe frappe; furniture/bean-bag pouf geant; savoury-foods/fresh-fruit fruit bio william jus kilo
pompe: bikes-and-scooters/bike-pump velo pied vtt; car-gear/tire-inflator pneu voiture compresseur; small-animals-and-fish/aquarium-filter aquarium poisson; baby-care/breast-pump lait allaitement; outdoor-living/electric-pump air matelas gonfler piscine piscinette bouee; decoration/indoor-fountain fontaine bassin; team-and-racket-sports/ball-pump ballon
filtre: vacuums/vacuum-parts aspirateur dyson hepa; tableware/water-filter eau carafe robinet brita; small-animals-and-fish/aquarium-filter aquarium; climate/air-purifier air purificateur; kitchen-tools/coffee-filters cafe dripper; bathroom/shower-filter douche; fixing-and-paint/appliance-parts hotte; car-gear/car-parts habitacle huile moteur; outdoor-living/pool-accessories piscine spa; digital-goods/lightroom-preset photo lightroom instagram; cats/pet-fountain fontaine chat
recharge: stationery/gel-pens stylo bille gel; home-scents/plug-in-scent diffuseur desodorisant parfum prise; hair-removal/razor-refills rasoir lame; baby-care/diaper-pail poubelle couche; cleaning-tools/mop-pads balai serpilliere lingette; camping/camp-stove gaz; stationery/planner agenda organiseur; cleaning-products/dish-soap savon vaisselle; skin-care/body-wash douche
balance: kitchen-tools/kitchen-scale cuisine aliment gramme patisserie precision; bathroom/bathroom-scale personne poids bain impedancemetre corporelle; gadgets/luggage-scale bagage valise; baby-care/baby-scale bebe
tablette: computers/tablet android samsung ipad tactile ecran lenovo; sweet-foods/chocolate chocolat cacao noir lait; toys/kids-tablet enfant educative; computers/drawing-tablet graphique dessin; cleaning-products/dishwasher-tabs vaisselle lave; supplements/multivitamin vitamine complement effervescente; storage/wall-shelf murale bois
patch, patchs: skin-care/pimple-patches bouton acne imperfection hydrocolloide; skin-care/eye-patches yeux cerne contour; needlework/iron-on-patches thermocollant ecusson broder couture; fixing-and-paint/repair-tape rustine reparation pneu gonflable; recovery/heating-pad chauffant dos; supplements/sleep-supplement sommeil
housse: bedding-and-linen/duvet-cover couette lit; furniture/sofa-cover canape fauteuil; phone-holds/phone-case telephone; computers/laptop-sleeve ordinateur macbook pc; decoration/cushion-cover coussin; travel/luggage-cover valise; decoration/chair-covers chaise; car-gear/car-seat-cover siege voiture auto; outdoor-living/furniture-cover jardin table salon barbecue; bikes-and-scooters/bike-cover velo; travel/garment-bag costume vetement; laundry/ironing-board repasser; computers/tablet-case tablette ipad
support: phone-holds/phone-stand telephone smartphone table bureau; phone-holds/car-phone-mount voiture auto; computers/laptop-stand ordinateur macbook; fixing-and-paint/shelf-brackets etagere equerre; furniture/tv-stand tele tv; phone-holds/bike-phone-mount velo guidon moto; gaming/controller-stand manette; gaming/headset-stand casque; computers/tablet-stand tablette ipad; plants/plant-stand plante
casque: *audio/headphones bluetooth audio sans fil musique reduction bruit jbl sony; gaming/gaming-headset gamer gaming micro ps5; bikes-and-scooters/bike-helmet velo trottinette; bikes-and-scooters/motorcycle-helmet moto integral jet; team-and-racket-sports/ski-helmet ski; horse-and-fishing/riding-helmet equitation cheval; gaming/vr-headset vr virtuelle meta quest; work-and-costume/safety-helmet chantier securite
sac: *bags/handbag main femme epaule; bags/backpack dos ordinateur; travel/travel-bag voyage cabine; bags/tote toile cabas course; camping/sleeping-bag couchage; bags/belt-bag banane ceinture; bags/crossbody bandouliere; fitness/gym-bag sport; travel/travel-laundry-bag linge; dogs/dog-carrier chien; dogs/poop-bags crotte dejection; storage/trash-bags poubelle; kids-meals-and-clothes/school-bag ecole
tapis: *decoration/rug salon berbere poil chambre; fitness/workout-mat sport yoga gym fitness pilates; bathroom/bath-mat bain; gaming/mouse-pad souris; baby-care/play-mat eveil bebe; faith-and-meaning/prayer-rug priere; fitness/walking-pad marche; fitness/treadmill course; car-gear/car-floor-mats voiture auto; decoration/door-mat entree; dogs/cooling-mat rafraichissant
brosse: *hair-accessories/hair-brush cheveux demelante lissante plate; oral-care/toothbrush dent; cleaning-tools/scrub-brush nettoyage menage sol joint; dogs/dog-brush chien poil; cats/cat-brush chat; beauty-tools/cleansing-brush visage; bathroom/toilet-brush wc toilette; laundry/clothes-brush vetement; baby-care/bottle-brush biberon
lampe: *lighting/table-lamp chevet salon poser; lighting/desk-lamp bureau lecture; nails/nail-lamp ongle uv gel; camping/camp-lantern camping; lighting/flashlight torche poche; lighting/headlamp frontale; lighting/floor-lamp pied sol; lighting/salt-lamp sel; lighting/night-light nuit enfant
bracelet: *jewelry/bracelet argent or perle femme homme acier charm jonc pierre; wearables/watch-strap montre apple watch; wearables/fitness-band connecte sport podometre
bague: *jewelry/ring argent or femme homme reglable zircon acier solitaire; phone-holds/phone-grip telephone; wearables/smart-ring connectee; recovery/fidget-ring stress anxiete
anneau: jewelry/ring doigt argent or; jewelry/hoops oreille creole; filming-gear/ring-light lumineux selfie led; baby-care/teether dentition bebe; fitness/pilates-ring pilates
bougie: *home-scents/scented-candle parfumee soja cire vanille senteur; party/birthday-candles anniversaire chiffre gateau; lighting/flameless-candles led telecommande flamme; skin-care/massage-candle massage; car-gear/car-parts allumage moteur prechauffage
batterie: phone-power/power-bank externe mah nomade telephone magsafe; instruments/drum-kit electronique musique tambour cymbale; cookware/cookware-set cuisine casserole; car-gear/jump-starter voiture booster; power-tools/drill 18v outil
pile: phone-power/batteries aa aaa lr6 alcaline rechargeable bouton cr2032; books/novel livre
ampoule: lighting/light-bulb led e27 e14 filament; lighting/smart-bulb connectee wifi; skin-care/serum visage soin collagene serum; hair-care/scalp-serum cheveux
bouchon: recovery/earplugs oreille bruit dormir; kitchen-cutting/bottle-stopper bouteille vin; bathroom/sink-stopper evier lavabo baignoire
ballon: team-and-racket-sports/soccer-ball foot football; team-and-racket-sports/basketball basket; party/balloons anniversaire latex helium fete baudruche; fitness/exercise-ball gym pilates yoga grossesse; team-and-racket-sports/volleyball volley; team-and-racket-sports/rugby-ball rugby
balle: recovery/massage-ball massage; dogs/dog-toy chien; team-and-racket-sports/tennis-trainer tennis; cats/cat-ball chat; team-and-racket-sports/golf-balls golf; toys/fidget stress anti
raquette: team-and-racket-sports/tennis-racket tennis; team-and-racket-sports/padel-racket padel; team-and-racket-sports/badminton badminton; team-and-racket-sports/table-tennis ping pong; climate/bug-zapper moustique electrique insecte
ruban: gifts/ribbon satin cadeau; lighting/led-strip led lumineux; hair-accessories/bow-clip cheveux; fixing-and-paint/repair-tape adhesif; needlework/elastic-trim couture; hand-tools/tape-measure metre
rouleau: beauty-tools/jade-roller jade visage quartz; recovery/foam-roller massage mousse musculation; fixing-and-paint/paint-roller peinture mur; kitchen-tools/rolling-pin patisserie pate; hair-accessories/hair-rollers cheveux bigoudi; cleaning-tools/lint-roller adhesif poil peluche
roller, rollers: bikes-and-scooters/roller-skates patin ligne quad taille pointure roue; beauty-tools/jade-roller jade visage; stationery/gel-pens stylo encre; beauty-tools/derma-roller aiguille barbe
fer: laundry/iron repasser vapeur; hair-appliances/straightener lisser plaque; hair-appliances/curling-iron boucler; supplements/iron-supplement complement gelule bisglycinate; power-tools/soldering-iron souder
sèche: hair-appliances/hair-dryer cheveux; laundry/electric-drying-rack linge
lisseur: hair-appliances/straightener cheveux vapeur keratine; hair-appliances/beard-straightener barbe
tondeuse: hair-appliances/hair-clippers cheveux coiffeur degrade; hair-appliances/beard-trimmer barbe; power-tools/lawn-mower gazon pelouse thermique jardin; dogs/dog-clipper chien animal; hair-removal/body-trimmer corps intime; hair-removal/nose-trimmer nez; baby-care/baby-hair-clipper bebe
rasoir: hair-removal/razor lame jetable; hair-removal/electric-shaver electrique; hair-removal/safety-razor surete; hair-removal/facial-razor visage sourcil; laundry/fabric-shaver bouloche; hair-removal/lady-shaver femme
aspirateur: vacuums/stick-vacuum balai sans fil dyson; vacuums/robot-vacuum robot; vacuums/handheld-vacuum main voiture; vacuums/canister-vacuum traineau sac; beauty-tools/pore-vacuum point noir; vacuums/wet-dry-vacuum eau chantier; vacuums/mattress-vacuum matelas acarien
machine: kitchen-appliances/coffee-machine cafe expresso; needlework/sewing-machine coudre couture; outdoor-living/bubble-machine bulle; kitchen-appliances/popcorn-machine popcorn; kitchen-appliances/ice-maker glacon; kitchen-appliances/vacuum-sealer vide; laundry/mini-washer laver linge; kitchen-appliances/pasta-machine pate; party/fog-machine fumee; kitchen-appliances/bread-maker pain
robot: kitchen-appliances/cooking-robot cuisine cuiseur multifonction; vacuums/robot-vacuum aspirateur; power-tools/robot-mower tondeuse; toys/robot-toy enfant jouet; kitchen-appliances/stand-mixer patissier; vacuums/window-robot vitre
planche: *kitchen-tools/cutting-board decouper cuisine bois; tableware/charcuterie-board aperitif fromage; team-and-racket-sports/surfboard surf; bikes-and-scooters/skateboard skate; laundry/ironing-board repasser; team-and-racket-sports/paddle-board paddle; fitness/push-up-board pompe
rallonge, rallonges: phone-power/power-strip electrique prise enrouleur; hair-accessories/extensions cheveux; phone-power/charging-cable usb
bac: storage/storage-box rangement; cats/litter-box litiere chat; plants/planter-box fleur plante potager; kitchen-tools/ice-mold glacon; laundry/laundry-basket linge
boîte: *storage/storage-box rangement; drink-and-carry/lunch-box repas lunch bento; tableware/food-container conservation; storage/jewelry-box bijou; gifts/gift-box cadeau; hand-tools/tool-box outil; instruments/music-box musique; outdoor-living/mailbox lettre; baby-care/formula-dispenser lait
panier: laundry/laundry-basket linge; dogs/dog-bed chien; storage/wicker-basket osier rangement; bikes-and-scooters/bike-basket velo; team-and-racket-sports/basketball-hoop basket; tableware/fruit-basket fruit; gifts/gift-basket garni; outdoor-living/picnic-basket pique nique; cats/cat-bed chat
gourde: *drink-and-carry/water-bottle isotherme inox eau sport; kids-meals-and-clothes/food-pouch compote reutilisable; kids-meals-and-clothes/kids-water-bottle enfant
verre: *tableware/drinking-glass eau table; tableware/wine-glass vin pied; phone-holds/screen-protector trempe ecran iphone; tableware/cocktail-glass cocktail
bol: tableware/bowl petit dejeuner ceramique soupe; instruments/singing-bowl chantant tibetain; kids-meals-and-clothes/suction-bowl bebe ventouse; kitchen-tools/mixing-bowl melangeur; dogs/dog-bowl chien
gamelle: dogs/dog-bowl chien; cats/cat-bowl chat; drink-and-carry/lunch-box repas bureau; camping/camp-cookware camping; kitchen-appliances/electric-lunch-box chauffante
plaque: kitchen-appliances/hot-plate induction cuisson electrique; outdoor-living/plancha-outdoor plancha; decoration/door-sign porte maison numero; dogs/id-tag chien; cookware/baking-sheet four patisserie; car-gear/car-decor immatriculation
plateau: tableware/serving-dish service; storage/vanity-tray parfum; bathroom/bath-tray bain; decoration/tray-decor deco; furniture/laptop-table lit; tableware/charcuterie-board fromage
cadre: decoration/picture-frame photo mural bois; smart-home/digital-frame numerique wifi; bikes-and-scooters/bike velo
diffuseur: home-scents/aroma-diffuser huile essentielle ultrason; home-scents/reed-diffuser tige batonnet; hair-accessories/curl-diffuser cheveux boucle seche; car-gear/car-air-freshener voiture; cats/pheromone-diffuser chat pheromone; climate/mosquito-repeller moustique
parfum: *perfume/perfume femme homme eau oriental vaporisateur; home-scents/room-spray maison interieur ambiance; car-gear/car-air-freshener voiture; cleaning-products/laundry-scent linge
spray: hair-care/hairspray cheveux; home-scents/room-spray interieur; makeup/setting-spray maquillage fixateur; skin-care/face-mist visage; cleaning-products/all-purpose-cleaner nettoyant menage; oral-care/mouth-spray bouche haleine
huile: hair-care/hair-oil cheveux ricin; skin-care/body-oil corps; skin-care/face-oil visage rose; savoury-foods/olive-oil olive; home-scents/essential-oils essentielle lavande; hair-care/beard-oil barbe; nails/cuticle-oil ongle cuticule; skin-care/massage-oil massage; savoury-foods/cooking-oil friture tournesol coco
crème: skin-care/face-cream visage hydratante jour anti ride; skin-care/hand-cream main; skin-care/body-lotion corps; skin-care/sunscreen solaire; hair-removal/depilatory-cream depilatoire; skin-care/foot-cream pied; hair-care/curl-cream boucle cheveux; baby-care/diaper-cream change bebe; skin-care/eye-cream yeux
masque: skin-care/sheet-mask visage tissu hydratant; hair-care/hair-mask cheveux capillaire keratine; recovery/sleep-mask nuit sommeil; beauty-tools/led-mask led; team-and-racket-sports/snorkel-set plongee tuba; team-and-racket-sports/ski-goggles ski; party/halloween-costume deguisement halloween carnaval; senior-and-care/face-mask-medical chirurgical ffp2; skin-care/clay-mask argile; skin-care/lip-mask levre
éponge: *cleaning-tools/sponge vaisselle cuisine; beauty-tools/makeup-sponge maquillage teint; beauty-tools/bath-sponge bain douche corps; cleaning-tools/melamine-sponge magique
baume: skin-care/lip-balm levre; skin-care/cleansing-balm demaquillant; hair-care/beard-oil barbe; dogs/paw-balm coussinet chien; skin-care/body-butter corps
gel: hair-care/hair-gel cheveux coiffant fixation; skin-care/body-wash douche; nails/gel-polish ongle uv semi; skin-care/cleanser nettoyant visage; skin-care/hand-sanitizer hydroalcoolique; hair-removal/shaving-cream raser; cleaning-products/toilet-tabs wc
vernis: *nails/nail-polish ongle semi permanent; fixing-and-paint/wood-stain bois parquet meuble
stylo: *stationery/gel-pens bille gel ecriture; stationery/fountain-pen plume; computers/tablet-stylus tablette ipad tactile; oral-care/whitening-pen dent blanchiment; art-supplies/3d-pen 3d; makeup/eyeliner eyeliner yeux; makeup/freckle-pen rousseur
crayon: stationery/pencils papier gris hb; makeup/brow-pencil sourcil; makeup/lip-liner levre; makeup/eyeliner yeux khol; art-supplies/colored-pencils couleur coloriage
palette: makeup/eye-shadow maquillage paupiere fard; art-supplies/paint-brushes peinture peintre; furniture/garden-furniture bois jardin meuble
pinceau, pinceaux: beauty-tools/makeup-brushes maquillage teint; art-supplies/paint-brushes peinture aquarelle; kitchen-tools/pastry-brush cuisine silicone patisserie; fixing-and-paint/paint-brush-wall mur; nails/nail-art-kit ongle
colle: stationery/glue papier ecole baton; fixing-and-paint/super-glue forte instantanee; makeup/lash-glue cil; nails/nail-glue ongle; fixing-and-paint/wood-glue bois; oral-care/denture-adhesive dentier
carte, cartes: games/classic-cards jouer poker; games/trading-cards pokemon collection; stationery/greeting-cards anniversaire voeux; computers/memory-card memoire micro sd; faith-and-meaning/tarot-deck tarot; gifts/gift-card cadeau; decoration/scratch-map monde gratter; faith-and-meaning/oracle-cards oracle; baby-care/milestone-cards etape
jeu: games/family-board-game societe famille plateau; games/party-card-game soiree ambiance alcool ami; gaming/game-console video switch ps5 console; games/couple-game couple; games/classic-cards carte; games/escape-game evasion
puzzle: *games/puzzle piece 1000 500 adulte; toys/toddler-puzzle enfant bois bebe; decoration/rug tapis
guirlande: *lighting/string-lights lumineuse led solaire guinguette; party/banner anniversaire fanion; decoration/christmas-decor noel sapin
rideau: *decoration/curtains occultant salon chambre; bathroom/shower-curtain douche; lighting/curtain-lights lumineux led; decoration/beaded-curtain perle
store: *decoration/blinds enrouleur venitien fenetre; outdoor-living/shade-sail banne terrasse
couverture: bedding-and-linen/plaid plaid polaire canape; bedding-and-linen/weighted-blanket lestee; bedding-and-linen/heated-blanket chauffante; baby-care/baby-blanket bebe; camping/emergency-blanket survie; horse-and-fishing/horse-blanket cheval; dogs/dog-blanket chien; stationery/book-cover-school livre cahier
coussin: bedding-and-linen/pillow lit dormir; decoration/cushion-cover deco canape; car-gear/car-cushion voiture siege; baby-care/nursing-pillow allaitement; travel/neck-pillow voyage cou; recovery/heating-pad chauffant; decoration/chair-cushion chaise; recovery/meditation-cushion meditation; dogs/dog-bed chien
oreiller: *bedding-and-linen/pillow memoire ergonomique cervical dormir lit; travel/neck-pillow voyage cou; baby-care/pregnancy-pillow grossesse
matelas: *furniture/mattress lit 140x190 160x200 mousse memoire; camping/sleeping-pad gonflable camping; baby-care/changing-mat langer; outdoor-living/pool-float piscine
drap: *bedding-and-linen/fitted-sheet housse lit; bedding-and-linen/beach-towel plage; bedding-and-linen/bath-towel bain
serviette: bedding-and-linen/bath-towel bain eponge; bedding-and-linen/beach-towel plage; bedding-and-linen/cloth-napkins table papier; bedding-and-linen/quick-dry-towel microfibre sport; hair-accessories/hair-towel cheveux; underwear/menstrual-pads hygienique menstruelle
chemise: *tops/shirt homme lin femme manche coton; stationery/folder cartonnee dossier elastique; nightwear-and-swim/nightgown nuit
collier: *jewelry/necklace argent or femme perle pendentif acier; dogs/collar chien; cats/cat-collar chat; dogs/training-collar dressage aboiement; fixing-and-paint/zip-ties serrage; jewelry/name-necklace prenom
laisse: dogs/leash chien; baby-gear/child-leash enfant
harnais: dogs/dog-harness chien; cats/cat-harness chat; team-and-racket-sports/climbing-gear escalade; small-animals-and-fish/bird-harness oiseau
ceinture: *accessories/belt cuir homme pantalon jean boucle; fitness/lifting-belt musculation; bags/belt-bag banane; baby-care/maternity-belt grossesse; hand-tools/tool-belt outil; fitness/running-belt course; recovery/posture-corrector lombaire dos
gants: *accessories/gloves hiver tactile laine cuir femme homme; cleaning-tools/cleaning-gloves menage vaisselle; team-and-racket-sports/boxing-gloves boxe; hand-tools/work-gloves travail chantier; garden-tools/garden-gloves jardin; kitchen-tools/oven-glove four; fitness/lifting-gloves musculation; team-and-racket-sports/goalkeeper-gloves gardien foot; bikes-and-scooters/bike-gloves velo moto; cats/grooming-glove chat; team-and-racket-sports/ski-gloves ski
lunettes: *accessories/sunglasses soleil polarisee; accessories/reading-glasses lecture loupe bleue; team-and-racket-sports/swim-goggles natation piscine; wearables/smart-glasses connectee; team-and-racket-sports/ski-goggles ski; hand-tools/safety-glasses protection
chaussons: *shoes/slippers fourre pantoufle hiver femme; kids-meals-and-clothes/baby-slippers bebe; team-and-racket-sports/climbing-gear escalade; team-and-racket-sports/dance-shoes danse
bottes: shoes/boots femme cuir homme; shoes/rain-boots pluie caoutchouc; horse-and-fishing/riding-boots equitation; recovery/leg-massager pressotherapie; shoes/snow-boots neige
patins: team-and-racket-sports/ice-skates glace; bikes-and-scooters/roller-skates roulette; fixing-and-paint/furniture-pads feutre chaise meuble
tablier: *kitchen-tools/apron cuisine; garden-tools/garden-apron jardin; kids-meals-and-clothes/kids-apron enfant; hair-accessories/haircut-cape coiffeur
combinaison: dresses-and-sets/jumpsuit femme soiree chic; team-and-racket-sports/wetsuit plongee surf neoprene; outerwear/ski-jacket ski; work-and-costume/coveralls travail peintre; work-and-costume/beekeeping-suit apiculteur; fitness/sauna-suit sudation; kids-meals-and-clothes/baby-snowsuit bebe; nightwear-and-swim/onesie pyjama
body: tops/bodysuit femme dentelle; kids-meals-and-clothes/baby-clothes bebe naissance; underwear/shapewear gainant sculptant
culotte: *underwear/panties femme coton dentelle; underwear/period-underwear menstruelle regle; baby-care/diaper-pants bebe apprentissage; underwear/shapewear gainante
maillot: nightwear-and-swim/swimsuit bain piece; team-and-racket-sports/jersey foot equipe; bikes-and-scooters/bike-clothing velo cycliste
bas: underwear/tights collant; underwear/compression-socks contention
écran: computers/monitor pc ordinateur pouce gaming hz; phone-holds/screen-protector protection telephone; car-gear/carplay-screen voiture carplay; computers/portable-monitor portable; baby-care/baby-monitor bebe; computers/projector-screen projection
moniteur: computers/monitor pc ecran pouce; baby-care/baby-monitor bebe; senior-and-care/blood-pressure-monitor tension
caméra: smart-home/security-camera surveillance exterieur wifi; filming-gear/action-camera sport action 4k; car-gear/backup-camera recul; dogs/pet-camera animal; computers/webcam web pc
micro: filming-gear/lapel-mic cravate sans fil tiktok; filming-gear/podcast-mic podcast streaming usb; audio/karaoke-mic karaoke
clavier: *computers/keyboard mecanique azerty ordinateur bluetooth; instruments/piano-keyboard piano touche midi; computers/numeric-keypad numerique
manette: *gaming/game-controller ps5 xbox switch pc jeu; fixing-and-paint/faucet robinet
console: *gaming/game-console jeu switch ps5 playstation; furniture/console-table meuble entree bois; gaming/retro-handheld retro
adaptateur: phone-power/travel-adapter voyage prise; computers/usb-hub usb hdmi
câble: phone-power/charging-cable usb iphone charge lightning; computers/video-cable hdmi ethernet; instruments/instrument-cable jack guitare; car-gear/jump-starter demarrage voiture; fitness/cable-machine musculation
prise: smart-home/smart-plug connectee wifi; phone-power/power-strip multiple; phone-power/travel-adapter voyage; fixing-and-paint/wall-socket murale encastrable
clé: computers/usb-drive usb go; hand-tools/wrench-set molette plate dynamometrique; hand-tools/hex-keys allen; instruments/drum-sticks tambour
capsule, capsules: kitchen-tools/coffee-capsule cafe nespresso reutilisable; drinks/coffee expresso arabica; cleaning-products/laundry-detergent lessive linge; supplements/multivitamin complement gelule; cleaning-products/dishwasher-tabs vaisselle
pastilles: cleaning-products/dishwasher-tabs vaisselle; cleaning-products/washing-machine-cleaner machine lave; cleaning-products/toilet-tabs wc; oral-care/denture-tablets dentier; sweet-foods/candy menthe gorge miel; oral-care/toothpaste-tablets dentifrice
poudre: makeup/setting-powder maquillage matifiante libre compacte; supplements/protein-powder proteine whey; cleaning-products/laundry-detergent lessive; nails/chrome-powder ongle chrome; drinks/matcha matcha
perles: art-supplies/beads bracelet bijou rocaille; art-supplies/fuse-beads repasser; hair-accessories/hair-beads cheveux; jewelry/necklace collier culture; home-scents/scented-beads parfum; hair-removal/wax-beads cire; drinks/bubble-tea tapioca
pierre, pierres: faith-and-meaning/crystals lithotherapie naturelle amethyste quartz; kitchen-cutting/knife-sharpener aiguiser; hair-removal/hair-eraser epiler; cleaning-tools/pumice-stone ponce wc; cookware/pizza-stone pizza; hair-removal/alum-stone alun; cleaning-products/scouring-powder argile
éponges: *cleaning-tools/sponge vaisselle cuisine; beauty-tools/makeup-sponge maquillage
moule: cookware/cake-pan gateau patisserie; cookware/silicone-mold silicone; kitchen-tools/popsicle-mold glace; cookware/muffin-pan muffin; home-scents/candle-kit bougie; cookware/loaf-pan cake
poêle: *cookware/frying-pan antiadhesive induction cuisson ceramique; climate/space-heater petrole chauffage; climate/electric-fireplace bois granule
four: *kitchen-appliances/mini-oven mini electrique; kitchen-appliances/pizza-oven pizza; kitchen-appliances/microwave onde
ventilateur: *climate/fan pied colonne tour silencieux; gadgets/mini-fan poche cou main; climate/ceiling-fan plafond; gaming/phone-cooler pc refroidisseur; car-gear/car-fan voiture; climate/portable-fan portable usb
radiateur: climate/space-heater electrique appoint soufflant; climate/convector inertie mural
thermomètre: senior-and-care/thermometer frontal medical fievre auriculaire; kitchen-tools/cooking-thermometer cuisine viande cuisson; climate/weather-station exterieur interieur hygrometre; baby-care/bath-thermometer bain; baby-care/baby-thermometer bebe; gadgets/thermometer-gun infrarouge laser
réveil: *gadgets/alarm-clock matin digital enfant vibrant; lighting/wake-up-light lumineux aube
horloge: *decoration/wall-clock murale; decoration/digital-clock digitale led; gadgets/alarm-clock reveil
tente: *camping/tent camping personne randonnee; camping/roof-tent toit; toys/play-tent enfant tipi; camping/changing-tent douche; outdoor-living/gazebo reception jardin; baby-gear/baby-beach-tent plage
chaise: furniture/dining-chair manger salle cuisine; furniture/office-chair bureau ergonomique; baby-gear/high-chair haute bebe; camping/camp-chair camping pliante peche; outdoor-living/garden-chair jardin; gaming/gaming-chair gamer
fauteuil: furniture/armchair salon relax; furniture/office-chair bureau; recovery/massage-chair massant; senior-and-care/wheelchair roulant; gaming/gaming-chair gamer gaming; outdoor-living/garden-chair jardin
siège: baby-gear/car-seat auto bebe; bikes-and-scooters/child-bike-seat velo; senior-and-care/shower-chair douche; furniture/stool bureau; baby-gear/floor-seat sol
table: furniture/coffee-table basse; furniture/dining-table manger; furniture/side-table chevet; camping/camp-table camping pliante; recovery/massage-table massage; team-and-racket-sports/table-tennis ping; furniture/laptop-table lit; baby-gear/changing-table langer
lit: *furniture/bed-frame adulte coffre 140 160; baby-gear/crib bebe; baby-gear/kids-bed enfant cabane; dogs/dog-bed chien; camping/camp-cot camping camp; baby-gear/travel-cot parapluie voyage; furniture/bunk-bed superpose
étagère: storage/wall-shelf murale flottante; furniture/bookcase livre bibliotheque; bathroom/shower-caddy douche bain; storage/spice-rack cuisine epice
barre: fitness/pull-up-bar traction; audio/soundbar son; sweet-foods/protein-bar proteinee; sweet-foods/snack-bar cereale; senior-and-care/grab-bar appui douche; decoration/curtain-rod rideau; bathroom/towel-rack serviette; fitness/barbell musculation; team-and-racket-sports/pole-dance pole
élastique, élastiques: fitness/resistance-bands fitness musculation sport traction; hair-accessories/hair-ties cheveux; needlework/elastic-trim couture; stationery/rubber-bands bureau
corde: fitness/jump-rope sauter; hand-tools/rope nylon bricolage chanvre; instruments/strings guitare; fitness/battle-rope ondulatoire; laundry/retractable-line linge
sangle, sangles: hand-tools/tie-down arrimage remorque; fitness/suspension-trainer suspension; travel/luggage-strap valise; fitness/lifting-straps tirage; bags/bag-strap sac; instruments/instrument-strap guitare; phone-holds/phone-strap telephone
chariot: bags/shopping-trolley course; storage/rolling-cart roulette cuisine desserte; outdoor-living/beach-cart plage pliant; hand-tools/hand-truck diable
poubelle: *storage/trash-can cuisine capteur automatique; storage/wastebasket bureau salle; baby-care/diaper-pail couche; car-gear/car-trash-can voiture
balai: *cleaning-tools/broom poil menage; vacuums/stick-vacuum aspirateur sans fil; cleaning-tools/flat-mop plat serpilliere; cleaning-tools/spray-mop spray; vacuums/steam-mop vapeur; bathroom/toilet-brush wc
lingettes: baby-care/baby-wipes bebe; cleaning-products/cleaning-wipes desinfectante menage; skin-care/makeup-wipes demaquillante; cleaning-products/color-catcher decoloration; cleaning-products/screen-spray lunette ecran; dogs/dog-wipes chien
coton: beauty-tools/cotton-pads demaquillant disque; needlework/fabric tissu; needlework/yarn pelote
fil: needlework/sewing-thread coudre couture; oral-care/floss dentaire; needlework/yarn tricot crochet laine; needlework/embroidery-thread broder; horse-and-fishing/hooks-and-line peche; hair-removal/threading-thread epiler
aiguille, aiguilles: needlework/knitting-needles tricot tricoter; needlework/sewing-needles coudre
crochet, crochets: needlework/crochet-hooks laine amigurumi; storage/wall-hooks mural adhesif; hair-accessories/crochet-needle-hair cheveux tresse
ciseaux: hair-accessories/hair-scissors coiffeur cheveux; needlework/fabric-scissors couture tissu; stationery/scissors-paper papier enfant; kitchen-cutting/kitchen-scissors cuisine; beauty-tools/eyebrow-scissors sourcil ongle
couteau: kitchen-cutting/kitchen-knife cuisine chef santoku; hand-tools/pocket-knife poche pliant opinel; kitchen-cutting/bread-knife pain; kids-meals-and-clothes/kids-knife enfant
râpe: kitchen-cutting/grater fromage legume; nails/foot-file pied; hand-tools/file-set bois
lime: nails/nail-file ongle; hand-tools/file-set metal bois; nails/foot-file pied
scie: hand-tools/hand-saw bois egoine; power-tools/circular-saw circulaire; power-tools/jigsaw sauteuse; power-tools/mini-chainsaw elagage batterie
graines: plants/vegetable-seeds tomate potager legume; plants/flower-seeds fleur; savoury-foods/seeds chia courge lin; small-animals-and-fish/bird-seed oiseau; plants/grass-seed gazon
granulés: dogs/dog-food chien; small-animals-and-fish/fish-food poisson; small-animals-and-fish/rodent-food lapin; small-animals-and-fish/chicken-food poule
cage: small-animals-and-fish/hamster-cage hamster; small-animals-and-fish/bird-cage oiseau; dogs/dog-crate chien; small-animals-and-fish/rabbit-cage lapin
roue: small-animals-and-fish/hamster-wheel hamster; bikes-and-scooters/bike-tires velo; fitness/ab-wheel abdominale; travel/suitcase-wheels valise
cône, cônes: makeup/henna henne; home-scents/incense encens; team-and-racket-sports/soccer-trainer entrainement foot; dogs/recovery-cone chien
bande, bandes: fitness/resistance-bands elastique fitness; senior-and-care/bandages contention; hair-removal/wax-strips cire; fitness/kinesio-tape kinesio; team-and-racket-sports/hand-wraps boxe; fixing-and-paint/repair-tape adhesive
ventouse, ventouses: recovery/cupping-set massage silicone anti; cleaning-tools/plunger wc evier debouchoir; phone-holds/suction-phone-mount telephone
marqueur, feutres: art-supplies/acrylic-markers acrylique; art-supplies/alcohol-markers alcool; stationery/permanent-marker permanent; art-supplies/felt-tips coloriage enfant lavable; fixing-and-paint/furniture-pads chaise meuble patin
livre: books/novel roman; books/cookbook recette; books/kids-book enfant; books/coloring-book coloriage; books/self-help developpement; books/baby-book bebe
cahier: *stationery/notebook ecole ligne; books/activity-book activite; books/coloring-book coloriage
plaid: *bedding-and-linen/plaid polaire canape doux sherpa; bedding-and-linen/blanket-hoodie capuche
vitamines: supplements/multivitamin multi; supplements/vitamin-c c; supplements/vitamin-d d d3; supplements/vitamin-gummies gummies gomme; supplements/hair-supplement cheveux
formation: digital-goods/online-course ligne video; digital-goods/coaching-program coaching
vélo: *bikes-and-scooters/bike vtt ville route; fitness/exercise-bike appartement; bikes-and-scooters/e-bike electrique; bikes-and-scooters/balance-bike enfant; fitness/mini-bike bureau
trottinette: bikes-and-scooters/electric-scooter electrique xiaomi; bikes-and-scooters/kick-scooter enfant freestyle; toys/kids-scooter 3
piscine: *outdoor-living/pool gonflable tubulaire hors; dogs/dog-pool chien; toys/ball-pit balle
fontaine: decoration/indoor-fountain interieur deco zen; cats/pet-fountain chat eau; kitchen-appliances/chocolate-fountain chocolat
chapeau: *accessories/hat paille femme soleil homme; party/party-hats anniversaire fete; kids-meals-and-clothes/kids-hat enfant bebe
pochette: bags/clutch soiree; computers/laptop-sleeve ordinateur; phone-holds/waterproof-pouch etanche telephone; travel/toiletry-bag toilette; stationery/folder document; travel/tech-organizer cable
trousse: stationery/pencil-case scolaire ecole crayon; beauty-tools/makeup-bag maquillage; travel/toiletry-bag toilette; senior-and-care/first-aid-kit secours; hand-tools/tool-kit outil
bâton, bâtons: camping/hiking-poles marche randonnee; home-scents/incense encens; recovery/massage-stick massage; faith-and-meaning/sage-bundle sauge; dogs/dog-treats chien mastiquer
canne: senior-and-care/cane marche; horse-and-fishing/fishing-rod peche; sweet-foods/candy sucre; senior-and-care/cane-seat siege
extension, extensions: hair-accessories/extensions cheveux clip naturel; makeup/lash-clusters cil; phone-power/power-strip electrique
embout, embouts: kitchen-tools/piping-set douille patisserie; nails/nail-drill ongle ponceuse; hand-tools/drill-bits vissage perceuse; bathroom/faucet-extender robinet
ponceuse: power-tools/sander bois excentrique orbitale; nails/nail-drill ongle manucure
pulvérisateur: garden-tools/garden-sprayer jardin pression; kitchen-tools/oil-sprayer huile; hair-accessories/mist-bottle cheveux; cleaning-tools/spray-bottle menage; plants/plant-mister plante
vaporisateur: cleaning-tools/spray-bottle menage vide; hair-accessories/mist-bottle cheveux coiffeur; beauty-tools/perfume-atomizer parfum; kitchen-tools/oil-sprayer huile
projecteur: computers/mini-projector video film hd; lighting/galaxy-projector etoile galaxie; lighting/work-light chantier led exterieur; art-supplies/drawing-aid dessin; toys/drawing-projector enfant
tasse: *tableware/mug cafe the ceramique; drink-and-carry/travel-mug isotherme; kids-meals-and-clothes/sippy-cup apprentissage bebe
paille, pailles: drink-and-carry/straw inox reutilisable boire; small-animals-and-fish/bedding-small litiere lapin; camping/water-filter-straw filtrante
bretelles: accessories/suspenders homme pantalon; underwear/bra soutien
barrette, barrettes: hair-accessories/hair-clips cheveux; sweet-foods/snack-bar cereale
peigne: hair-accessories/comb cheveux demeler; senior-and-care/lice-comb poux; hair-accessories/bridal-comb mariee
joint, joints: fixing-and-paint/plumbing-seals robinet; fixing-and-paint/sealant silicone; fixing-and-paint/weather-strip porte fenetre; bathroom/shower-seal douche
cire: hair-removal/wax-beads epilation epiler; hair-care/hair-wax coiffante cheveux; home-scents/wax-melts fondant parfumee; cleaning-products/wood-polish meuble; car-care/ceramic-spray voiture carrosserie; home-scents/candle-kit bougie
bombe: horse-and-fishing/riding-helmet equitation; skin-care/bath-bomb bain; art-supplies/spray-paint peinture
lentilles: savoury-foods/legumes verte corail seche puy; filming-gear/phone-lens photo telephone macro
lait: skin-care/body-lotion corps; skin-care/cleanser demaquillant; drinks/plant-milk vegetal avoine amande; baby-care/formula-milk bebe infantile
rose: plants/rose-bush rosier; gifts/flower-bouquet eternelle bouquet
tour: storage/rolling-cart rangement; baby-gear/kids-step-stool observation; art-supplies/pottery-wheel potier; phone-power/power-strip prise
pelote: needlework/yarn laine coton tricot; needlework/sewing-kit epingle
alarme: smart-home/alarm-kit maison sans fil; gadgets/personal-alarm personnelle; smart-home/door-sensor porte
détecteur: gadgets/smoke-alarm fumee; gadgets/metal-detector metaux; gadgets/spy-detector espion camera; smart-home/leak-detector fuite eau; hand-tools/stud-finder montant; lighting/sensor-light mouvement
pommeau: bathroom/shower-head douche; car-gear/car-decor vitesse
tuyau: *garden-tools/garden-hose arrosage; bathroom/shower-hose douche; garden-tools/expandable-hose extensible
balançoire: *toys/swing enfant jardin bebe; outdoor-living/garden-swing adulte
chaîne: jewelry/cuban-chain cou argent or homme; bikes-and-scooters/bike-repair velo; car-gear/snow-chains neige; phone-holds/phone-strap telephone; bags/bag-strap sac; power-tools/chainsaw tronconneuse
médaille: dogs/id-tag chien; jewelry/necklace bapteme
nœud: accessories/tie papillon; hair-accessories/bow-clip cheveux
pendule: faith-and-meaning/pendulum radiesthesie pierre cristal; decoration/wall-clock horloge murale
grille: outdoor-living/bbq-tools barbecue; cookware/cooling-rack patisserie; bathroom/drain-cover douche
bouteille: drink-and-carry/water-bottle eau inox; beauty-tools/travel-bottles voyage; tableware/carafe verre; drink-and-carry/thermos isotherme
distributeur: bathroom/soap-dispenser savon; dogs/auto-feeder croquette; tableware/drink-dispenser boisson; tableware/rice-dispenser riz cereale; oral-care/toothpaste-squeezer dentifrice
organisateur: storage/drawer-dividers tiroir; storage/makeup-organizer maquillage; car-gear/car-organizer voiture coffre auto; storage/desk-organizer bureau; bags/bag-insert sac; travel/packing-cubes valise
moulin: kitchen-tools/spice-mill sel poivre epice; kitchen-appliances/coffee-grinder cafe
presse: kitchen-cutting/garlic-press ail; kitchen-tools/manual-juicer agrume citron; art-supplies/heat-press chaleur
cafetière: *kitchen-appliances/coffee-machine electrique filtre; kitchen-tools/french-press piston; kitchen-tools/moka-pot italienne
poignée, poignées: decoration/knobs meuble tiroir; bikes-and-scooters/handlebar-grips velo; fitness/push-up-board pompe; fixing-and-paint/door-hardware porte; senior-and-care/grab-bar douche
bandeau: *hair-accessories/headband cheveux; audio/sleep-headband bluetooth; recovery/sleep-mask nuit
écharpe: *accessories/scarf laine hiver; baby-gear/baby-carrier portage
foulard: *accessories/silk-scarf soie carre; hair-accessories/hair-scarf cheveux; work-and-costume/hijab hijab
protection, protections: bikes-and-scooters/skate-protection roller; baby-gear/corner-guards angle; phone-holds/screen-protector ecran; underwear/menstrual-pads periodique; bedding-and-linen/mattress-protector matelas; senior-and-care/incontinence-pads urinaire
mousse: hair-care/hair-mousse cheveux coiffante; hair-removal/shaving-cream raser; skin-care/cleanser nettoyante; fixing-and-paint/expanding-foam expansive; plants/moss vegetale
`;
