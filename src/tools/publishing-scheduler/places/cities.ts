/**
 * The cities that a clock can be chosen by, one line for each country and zone: country (ISO 3166-1) | zone (IANA) |
 * cities. The first of a line is the one that the zone is named after (XK, not an ISO code but in use for Kosovo, has
 * none of its own). A city is its English name, then its French one after '=' where that differs, then other spellings
 * after commas.
 */
export const CITIES = `
AD|Europe/Andorra|Andorra=Andorre;Andorra la Vella=Andorre-la-Vieille
AE|Asia/Dubai|Dubai=Dubaï;Abu Dhabi=Abou Dabi;Sharjah=Charjah;Al Ain
AF|Asia/Kabul|Kabul=Kaboul
AG|America/Antigua|Antigua;St. John’s=Saint John’s,St Johns
AI|America/Anguilla|Anguilla
AL|Europe/Tirane|Tirana,Tirane
AM|Asia/Yerevan|Yerevan=Erevan
AO|Africa/Luanda|Luanda;Benguela
AQ|Antarctica/Casey|Casey
AQ|Antarctica/Davis|Davis
AQ|Antarctica/DumontDUrville|Dumont d’Urville,DumontDUrville
AQ|Antarctica/Mawson|Mawson
AQ|Antarctica/McMurdo|McMurdo
AQ|Antarctica/Palmer|Palmer
AQ|Antarctica/Rothera|Rothera
AQ|Antarctica/Syowa|Syowa
AQ|Antarctica/Troll|Troll
AQ|Antarctica/Vostok|Vostok
AR|America/Argentina/Buenos_Aires|Buenos Aires;Mar del Plata
AR|America/Argentina/Catamarca|Catamarca
AR|America/Argentina/Cordoba|Córdoba;Rosario
AR|America/Argentina/Jujuy|Jujuy
AR|America/Argentina/La_Rioja|La Rioja
AR|America/Argentina/Mendoza|Mendoza
AR|America/Argentina/Rio_Gallegos|Río Gallegos
AR|America/Argentina/Salta|Salta
AR|America/Argentina/San_Juan|San Juan
AR|America/Argentina/San_Luis|San Luis
AR|America/Argentina/Tucuman|Tucumán
AR|America/Argentina/Ushuaia|Ushuaia
AS|Pacific/Pago_Pago|Pago Pago
AT|Europe/Vienna|Vienna=Vienne;Graz;Salzburg=Salzbourg;Innsbruck;Linz
AU|Antarctica/Macquarie|Macquarie
AU|Australia/Adelaide|Adelaide
AU|Australia/Brisbane|Brisbane;Gold Coast;Cairns
AU|Australia/Broken_Hill|Broken Hill
AU|Australia/Darwin|Darwin
AU|Australia/Eucla|Eucla
AU|Australia/Hobart|Hobart
AU|Australia/Lindeman|Lindeman
AU|Australia/Lord_Howe|Lord Howe
AU|Australia/Melbourne|Melbourne;Geelong
AU|Australia/Perth|Perth
AU|Australia/Sydney|Sydney;Canberra;Newcastle;Wollongong
AW|America/Aruba|Aruba;Oranjestad
AX|Europe/Mariehamn|Mariehamn
AZ|Asia/Baku|Baku=Bakou
BA|Europe/Sarajevo|Sarajevo
BB|America/Barbados|Barbados=La Barbade;Bridgetown
BD|Asia/Dhaka|Dhaka=Dacca;Chittagong
BE|Europe/Brussels|Brussels=Bruxelles;Antwerp=Anvers;Ghent=Gand;Charleroi;Liège;Bruges;Namur;Leuven=Louvain;Mons;Tournai
BF|Africa/Ouagadougou|Ouagadougou;Bobo-Dioulasso
BG|Europe/Sofia|Sofia;Plovdiv;Varna
BH|Asia/Bahrain|Bahrain=Bahreïn;Manama
BI|Africa/Bujumbura|Bujumbura;Gitega
BJ|Africa/Porto-Novo|Porto-Novo;Cotonou
BL|America/St_Barthelemy|St. Barthélemy=Saint-Barthélemy
BM|Atlantic/Bermuda|Bermuda=Bermudes;Hamilton
BN|Asia/Brunei|Brunei;Bandar Seri Begawan
BO|America/La_Paz|La Paz;Sucre;Santa Cruz de la Sierra;Cochabamba
BQ|America/Kralendijk|Kralendijk
BR|America/Araguaina|Araguaína
BR|America/Bahia|Bahia;Salvador
BR|America/Belem|Belém
BR|America/Boa_Vista|Boa Vista
BR|America/Campo_Grande|Campo Grande
BR|America/Cuiaba|Cuiabá
BR|America/Eirunepe|Eirunepé
BR|America/Fortaleza|Fortaleza;Natal
BR|America/Maceio|Maceió
BR|America/Manaus|Manaus
BR|America/Noronha|Fernando de Noronha,Noronha
BR|America/Porto_Velho|Porto Velho
BR|America/Recife|Recife
BR|America/Rio_Branco|Rio Branco
BR|America/Santarem|Santarém
BR|America/Sao_Paulo|São Paulo;Brasília=Brasilia;Rio de Janeiro;Belo Horizonte;Curitiba;Porto Alegre;Florianópolis;Campinas
BS|America/Nassau|Nassau;Freeport
BT|Asia/Thimphu|Thimphu=Thimphou
BW|Africa/Gaborone|Gaborone
BY|Europe/Minsk|Minsk
BZ|America/Belize|Belize;Belmopan
CA|America/Atikokan|Atikokan,Coral Harbour
CA|America/Blanc-Sablon|Blanc-Sablon
CA|America/Cambridge_Bay|Cambridge Bay
CA|America/Creston|Creston
CA|America/Dawson_Creek|Dawson Creek
CA|America/Dawson|Dawson
CA|America/Edmonton|Edmonton;Calgary
CA|America/Fort_Nelson|Fort Nelson
CA|America/Glace_Bay|Glace Bay
CA|America/Goose_Bay|Goose Bay
CA|America/Halifax|Halifax;Charlottetown
CA|America/Inuvik|Inuvik
CA|America/Iqaluit|Iqaluit
CA|America/Moncton|Moncton;Fredericton
CA|America/Rankin_Inlet|Rankin Inlet
CA|America/Regina|Regina;Saskatoon
CA|America/Resolute|Resolute
CA|America/St_Johns|St. John’s=Saint-Jean de Terre-Neuve,St Johns
CA|America/Swift_Current|Swift Current
CA|America/Toronto|Toronto;Montreal=Montréal;Ottawa;Quebec City=Québec,Ville de Québec;Laval;Gatineau;Sherbrooke;Trois-Rivières;Hamilton;Kingston;London;Mississauga
CA|America/Vancouver|Vancouver;Victoria;Surrey
CA|America/Whitehorse|Whitehorse
CA|America/Winnipeg|Winnipeg
CC|Indian/Cocos|Cocos Islands=Îles Cocos,Cocos
CD|Africa/Kinshasa|Kinshasa
CD|Africa/Lubumbashi|Lubumbashi;Goma;Kisangani;Bukavu
CF|Africa/Bangui|Bangui
CG|Africa/Brazzaville|Brazzaville;Pointe-Noire
CH|Europe/Zurich|Zurich;Geneva=Genève;Bern=Berne;Lausanne;Basel=Bâle;Lugano;Fribourg;Neuchâtel;Lucerne
CI|Africa/Abidjan|Abidjan;Yamoussoukro;Bouaké
CK|Pacific/Rarotonga|Rarotonga
CL|America/Coyhaique|Coyhaique
CL|America/Punta_Arenas|Punta Arenas
CL|America/Santiago|Santiago;Valparaíso;Concepción
CL|Pacific/Easter|Easter Island=Île de Pâques,Easter
CM|Africa/Douala|Douala;Yaoundé
CN|Asia/Shanghai|Shanghai;Beijing=Pékin;Guangzhou=Canton;Shenzhen;Chengdu;Wuhan;Tianjin;Chongqing;Hangzhou
CN|Asia/Urumqi|Urumqi
CO|America/Bogota|Bogotá;Medellín;Cali;Barranquilla;Cartagena=Carthagène des Indes
CR|America/Costa_Rica|Costa Rica;San José
CU|America/Havana|Havana=La Havane
CV|Atlantic/Cape_Verde|Cape Verde=Cap-Vert;Praia
CW|America/Curacao|Curaçao;Willemstad
CX|Indian/Christmas|Christmas Island=Île Christmas,Christmas
CY|Asia/Famagusta|Famagusta=Famagouste
CY|Asia/Nicosia|Nicosia=Nicosie
CZ|Europe/Prague|Prague;Brno;Ostrava
DE|Europe/Berlin|Berlin;Hamburg=Hambourg;Munich,München;Cologne,Köln;Frankfurt=Francfort;Stuttgart;Düsseldorf;Leipzig;Dortmund;Essen;Bremen=Brême;Dresden=Dresde;Hanover=Hanovre;Nuremberg;Bonn
DE|Europe/Busingen|Büsingen
DJ|Africa/Djibouti|Djibouti
DK|Europe/Copenhagen|Copenhagen=Copenhague;Aarhus;Odense
DM|America/Dominica|Dominica=La Dominique;Roseau
DO|America/Santo_Domingo|Santo Domingo=Saint-Domingue;Santiago;Punta Cana
DZ|Africa/Algiers|Algiers=Alger;Oran;Constantine;Annaba;Sétif;Blida;Béjaïa;Tlemcen
EC|America/Guayaquil|Guayaquil;Quito;Cuenca
EC|Pacific/Galapagos|Galápagos
EE|Europe/Tallinn|Tallinn
EG|Africa/Cairo|Cairo=Le Caire;Alexandria=Alexandrie;Giza=Gizeh;Luxor=Louxor
EH|Africa/El_Aaiun|El Aaiún=Laâyoune
ER|Africa/Asmara|Asmara,Asmera;Massawa=Massaoua
ES|Africa/Ceuta|Ceuta
ES|Atlantic/Canary|Canary Islands=Îles Canaries,Canary,Canaries;Las Palmas;Santa Cruz de Tenerife
ES|Europe/Madrid|Madrid;Barcelona=Barcelone;Valencia=Valence;Seville=Séville;Zaragoza=Saragosse;Málaga;Bilbao;Murcia=Murcie;Alicante;Córdoba=Cordoue;Granada=Grenade;Palma;Valladolid;San Sebastián=Saint-Sébastien;Santander;Vigo;Cartagena=Carthagène
ET|Africa/Addis_Ababa|Addis Ababa=Addis-Abeba
FI|Europe/Helsinki|Helsinki;Tampere;Turku;Espoo
FJ|Pacific/Fiji|Fiji=Fidji;Suva
FK|Atlantic/Stanley|Stanley
FM|Pacific/Chuuk|Chuuk,Truk
FM|Pacific/Kosrae|Kosrae
FM|Pacific/Pohnpei|Pohnpei,Ponape;Palikir
FO|Atlantic/Faroe|Faroe Islands=Îles Féroé,Faroe,Faeroe,Féroé;Tórshavn
FR|Europe/Paris|Paris;Marseille;Lyon;Toulouse;Nice;Nantes;Montpellier;Strasbourg;Bordeaux;Lille;Rennes;Toulon;Reims;Saint-Étienne;Le Havre;Villeurbanne;Dijon;Angers;Grenoble;Saint-Denis;Nîmes;Aix-en-Provence;Clermont-Ferrand;Le Mans;Brest;Tours;Amiens;Annecy;Limoges;Metz;Boulogne-Billancourt;Perpignan;Besançon;Orléans;Rouen;Montreuil;Caen;Argenteuil;Mulhouse;Nancy;Roubaix;Tourcoing;Nanterre;Vitry-sur-Seine;Créteil;Avignon;Poitiers;Dunkirk=Dunkerque;La Rochelle;Pau;Ajaccio;Bastia;Saint-Malo;Bayonne;Cannes;Lorient;Quimper;Troyes;Valence;Versailles;Colmar
GA|Africa/Libreville|Libreville;Port-Gentil
GB|Europe/London|London=Londres;Birmingham;Manchester;Glasgow;Liverpool;Leeds;Sheffield;Edinburgh=Édimbourg;Bristol;Cardiff;Belfast;Newcastle;Nottingham;Leicester;Southampton;Brighton;Cambridge;Oxford;Aberdeen;Plymouth;York;Bath
GD|America/Grenada|Grenada=Grenade;St. George’s=Saint-Georges,St Georges
GE|Asia/Tbilisi|Tbilisi=Tbilissi
GF|America/Cayenne|Cayenne;Kourou;Saint-Laurent-du-Maroni
GG|Europe/Guernsey|Guernsey=Guernesey
GH|Africa/Accra|Accra;Kumasi
GI|Europe/Gibraltar|Gibraltar
GL|America/Danmarkshavn|Danmarkshavn
GL|America/Nuuk|Nuuk,Godthab;Sisimiut
GL|America/Scoresbysund|Ittoqqortoormiit,Scoresbysund
GL|America/Thule|Thule
GM|Africa/Banjul|Banjul
GN|Africa/Conakry|Conakry
GP|America/Guadeloupe|Guadeloupe;Pointe-à-Pitre;Basse-Terre;Les Abymes
GQ|Africa/Malabo|Malabo
GR|Europe/Athens|Athens=Athènes;Thessaloniki=Thessalonique;Patras
GS|Atlantic/South_Georgia|South Georgia=Géorgie du Sud
GT|America/Guatemala|Guatemala City=Guatemala;Antigua
GU|Pacific/Guam|Guam
GW|Africa/Bissau|Bissau
GY|America/Guyana|Guyana;Georgetown
HK|Asia/Hong_Kong|Hong Kong
HN|America/Tegucigalpa|Tegucigalpa
HR|Europe/Zagreb|Zagreb;Split;Dubrovnik
HT|America/Port-au-Prince|Port-au-Prince
HU|Europe/Budapest|Budapest;Debrecen;Szeged
ID|Asia/Jakarta|Jakarta;Surabaya;Bandung;Medan
ID|Asia/Jayapura|Jayapura
ID|Asia/Makassar|Makassar;Denpasar;Bali
ID|Asia/Pontianak|Pontianak
IE|Europe/Dublin|Dublin;Cork;Galway;Limerick
IL|Asia/Jerusalem|Jerusalem=Jérusalem;Tel Aviv=Tel-Aviv;Haifa=Haïfa
IM|Europe/Isle_of_Man|Isle of Man=Île de Man
IN|Asia/Kolkata|Kolkata=Calcutta;New Delhi;Mumbai=Bombay;Bengaluru=Bangalore;Chennai=Madras;Hyderabad;Ahmedabad;Pune;Pondicherry=Pondichéry;Jaipur;Delhi
IO|Indian/Chagos|Chagos
IQ|Asia/Baghdad|Baghdad=Bagdad;Basra=Bassora;Erbil
IR|Asia/Tehran|Tehran=Téhéran;Isfahan=Ispahan;Shiraz=Chiraz;Mashhad
IS|Atlantic/Reykjavik|Reykjavík;Akureyri
IT|Europe/Rome|Rome;Milan,Milano;Naples,Napoli;Turin,Torino;Palermo=Palerme;Genoa=Gênes;Bologna=Bologne;Florence,Firenze;Bari;Catania=Catane;Venice=Venise;Verona=Vérone;Padua=Padoue;Trieste;Pisa=Pise;Cagliari
JE|Europe/Jersey|Jersey
JM|America/Jamaica|Jamaica=Jamaïque;Kingston;Montego Bay
JO|Asia/Amman|Amman
JP|Asia/Tokyo|Tokyo;Osaka;Kyoto;Nagoya;Sapporo;Fukuoka;Yokohama;Hiroshima
KE|Africa/Nairobi|Nairobi;Mombasa
KG|Asia/Bishkek|Bishkek=Bichkek
KH|Asia/Phnom_Penh|Phnom Penh;Siem Reap
KI|Pacific/Kanton|Kanton,Enderbury
KI|Pacific/Kiritimati|Kiritimati
KI|Pacific/Tarawa|Tarawa;South Tarawa=Tarawa-Sud
KM|Indian/Comoro|Comoros=Comores,Comoro;Moroni
KN|America/St_Kitts|St. Kitts=Saint-Christophe;Basseterre
KP|Asia/Pyongyang|Pyongyang
KR|Asia/Seoul|Seoul=Séoul;Busan;Incheon
KW|Asia/Kuwait|Kuwait City=Koweït,Kuwait
KY|America/Cayman|Cayman Islands=Îles Caïmans,Cayman
KZ|Asia/Almaty|Almaty;Astana,Nursultan;Shymkent=Chimkent
KZ|Asia/Aqtau|Aktau,Aqtau
KZ|Asia/Aqtobe|Aktobe,Aqtobe
KZ|Asia/Atyrau|Atyrau=Atyraou
KZ|Asia/Oral|Oral=Ouralsk
KZ|Asia/Qostanay|Kostanay=Kostanaï,Qostanay
KZ|Asia/Qyzylorda|Kyzylorda,Qyzylorda
LA|Asia/Vientiane|Vientiane
LB|Asia/Beirut|Beirut=Beyrouth;Tripoli
LC|America/St_Lucia|St. Lucia=Sainte-Lucie;Castries
LI|Europe/Vaduz|Vaduz
LK|Asia/Colombo|Colombo;Sri Jayawardenepura Kotte,Kotte
LR|Africa/Monrovia|Monrovia
LS|Africa/Maseru|Maseru
LT|Europe/Vilnius|Vilnius;Kaunas
LU|Europe/Luxembourg|Luxembourg;Esch-sur-Alzette
LV|Europe/Riga|Riga
LY|Africa/Tripoli|Tripoli;Benghazi
MA|Africa/Casablanca|Casablanca;Rabat;Marrakesh=Marrakech;Fez=Fès;Tangier=Tanger;Agadir;Meknes=Meknès;Oujda;Tetouan=Tétouan
MC|Europe/Monaco|Monaco
MD|Europe/Chisinau|Chișinău
ME|Europe/Podgorica|Podgorica
MF|America/Marigot|Marigot
MG|Indian/Antananarivo|Antananarivo,Tananarive;Toamasina;Antsirabe
MH|Pacific/Kwajalein|Kwajalein
MH|Pacific/Majuro|Majuro;Delap-Uliga-Djarrit
MK|Europe/Skopje|Skopje
ML|Africa/Bamako|Bamako;Timbuktu=Tombouctou
MM|Asia/Yangon|Yangon=Rangoun,Rangoon;Naypyidaw,Naypyitaw;Mandalay
MN|Asia/Hovd|Khovd,Hovd
MN|Asia/Ulaanbaatar|Ulaanbaatar=Oulan-Bator,Ulan Bator
MO|Asia/Macau|Macau=Macao
MP|Pacific/Saipan|Saipan
MQ|America/Martinique|Martinique;Fort-de-France
MR|Africa/Nouakchott|Nouakchott
MS|America/Montserrat|Montserrat
MT|Europe/Malta|Malta=Malte;Valletta=La Valette
MU|Indian/Mauritius|Mauritius=Île Maurice,Maurice;Port Louis=Port-Louis
MV|Indian/Maldives|Maldives;Malé
MW|Africa/Blantyre|Blantyre;Lilongwe
MX|America/Bahia_Banderas|Bahía de Banderas,Bahia Banderas
MX|America/Cancun|Cancún
MX|America/Chihuahua|Chihuahua
MX|America/Ciudad_Juarez|Ciudad Juárez
MX|America/Hermosillo|Hermosillo
MX|America/Matamoros|Matamoros
MX|America/Mazatlan|Mazatlán;La Paz
MX|America/Merida|Mérida
MX|America/Mexico_City|Mexico City=Mexico;Guadalajara;Puebla;León;Querétaro
MX|America/Monterrey|Monterrey
MX|America/Ojinaga|Ojinaga
MX|America/Tijuana|Tijuana
MY|Asia/Kuala_Lumpur|Kuala Lumpur;Putrajaya;Johor Bahru;George Town
MY|Asia/Kuching|Kuching
MZ|Africa/Maputo|Maputo
NA|Africa/Windhoek|Windhoek
NC|Pacific/Noumea|Nouméa
NE|Africa/Niamey|Niamey;Agadez
NF|Pacific/Norfolk|Norfolk Island=Île Norfolk,Norfolk
NG|Africa/Lagos|Lagos;Abuja;Kano;Ibadan;Port Harcourt
NI|America/Managua|Managua
NL|Europe/Amsterdam|Amsterdam;Rotterdam;The Hague=La Haye;Utrecht;Eindhoven;Groningen=Groningue
NO|Europe/Oslo|Oslo;Bergen;Trondheim;Stavanger
NP|Asia/Kathmandu|Kathmandu=Katmandou,Katmandu
NR|Pacific/Nauru|Nauru;Yaren
NU|Pacific/Niue|Niue
NZ|Pacific/Auckland|Auckland;Wellington;Christchurch;Hamilton
NZ|Pacific/Chatham|Chatham
OM|Asia/Muscat|Muscat=Mascate
PA|America/Panama|Panama City=Panama
PE|America/Lima|Lima;Arequipa;Cusco=Cuzco
PF|Pacific/Gambier|Gambier
PF|Pacific/Marquesas|Marquesas=Îles Marquises,Marquises
PF|Pacific/Tahiti|Tahiti;Papeete
PG|Pacific/Bougainville|Bougainville
PG|Pacific/Port_Moresby|Port Moresby
PH|Asia/Manila|Manila=Manille;Cebu;Davao;Quezon City
PK|Asia/Karachi|Karachi;Islamabad;Lahore;Rawalpindi;Hyderabad
PL|Europe/Warsaw|Warsaw=Varsovie;Kraków=Cracovie,Cracow;Łódź,Lodz;Wrocław,Wroclaw;Poznań;Gdańsk;Lublin;Katowice
PM|America/Miquelon|Miquelon;Saint-Pierre
PN|Pacific/Pitcairn|Pitcairn
PR|America/Puerto_Rico|Puerto Rico=Porto Rico;San Juan
PS|Asia/Gaza|Gaza
PS|Asia/Hebron|Hebron=Hébron;Ramallah
PT|Atlantic/Azores|Azores=Açores;Ponta Delgada
PT|Atlantic/Madeira|Madeira=Madère;Funchal
PT|Europe/Lisbon|Lisbon=Lisbonne;Porto;Braga;Coimbra;Faro
PW|Pacific/Palau|Palau=Palaos;Ngerulmud
PY|America/Asuncion|Asunción
QA|Asia/Qatar|Qatar;Doha
RE|Indian/Reunion|Réunion=La Réunion;Saint-Denis;Saint-Paul;Saint-Pierre;Le Tampon
RO|Europe/Bucharest|Bucharest=Bucarest;Cluj-Napoca;Timișoara;Iași
RS|Europe/Belgrade|Belgrade;Novi Sad
RU|Asia/Anadyr|Anadyr
RU|Asia/Barnaul|Barnaul=Barnaoul
RU|Asia/Chita|Chita=Tchita
RU|Asia/Irkutsk|Irkutsk=Irkoutsk
RU|Asia/Kamchatka|Kamchatka=Kamtchatka
RU|Asia/Khandyga|Khandyga
RU|Asia/Krasnoyarsk|Krasnoyarsk=Krasnoïarsk
RU|Asia/Magadan|Magadan
RU|Asia/Novokuznetsk|Novokuznetsk=Novokouznetsk
RU|Asia/Novosibirsk|Novosibirsk=Novossibirsk
RU|Asia/Omsk|Omsk
RU|Asia/Sakhalin|Sakhalin=Sakhaline
RU|Asia/Srednekolymsk|Srednekolymsk
RU|Asia/Tomsk|Tomsk
RU|Asia/Ust-Nera|Ust-Nera
RU|Asia/Vladivostok|Vladivostok
RU|Asia/Yakutsk|Yakutsk=Iakoutsk
RU|Asia/Yekaterinburg|Yekaterinburg=Iekaterinbourg
RU|Europe/Astrakhan|Astrakhan
RU|Europe/Kaliningrad|Kaliningrad
RU|Europe/Kirov|Kirov
RU|Europe/Moscow|Moscow=Moscou;St. Petersburg=Saint-Pétersbourg;Kazan;Nizhny Novgorod=Nijni Novgorod;Sochi=Sotchi
RU|Europe/Samara|Samara
RU|Europe/Saratov|Saratov
RU|Europe/Ulyanovsk|Ulyanovsk=Oulianovsk
RU|Europe/Volgograd|Volgograd
RW|Africa/Kigali|Kigali
SA|Asia/Riyadh|Riyadh=Riyad;Jeddah=Djeddah;Mecca=La Mecque;Medina=Médine
SB|Pacific/Guadalcanal|Guadalcanal;Honiara
SC|Indian/Mahe|Mahé;Victoria
SD|Africa/Khartoum|Khartoum
SE|Europe/Stockholm|Stockholm;Gothenburg=Göteborg;Malmö;Uppsala
SG|Asia/Singapore|Singapore=Singapour
SH|Atlantic/St_Helena|St. Helena=Sainte-Hélène
SI|Europe/Ljubljana|Ljubljana
SJ|Arctic/Longyearbyen|Longyearbyen
SK|Europe/Bratislava|Bratislava;Košice
SL|Africa/Freetown|Freetown
SM|Europe/San_Marino|San Marino=Saint-Marin
SN|Africa/Dakar|Dakar;Thiès;Saint-Louis
SO|Africa/Mogadishu|Mogadishu=Mogadiscio
SR|America/Paramaribo|Paramaribo
SS|Africa/Juba|Juba=Djouba;Malakal
ST|Africa/Sao_Tome|São Tomé
SV|America/El_Salvador|El Salvador;San Salvador
SX|America/Lower_Princes|Lower Prince’s Quarter,Lower Princes
SY|Asia/Damascus|Damascus=Damas;Aleppo=Alep
SZ|Africa/Mbabane|Mbabane;Lobamba
TC|America/Grand_Turk|Grand Turk
TD|Africa/Ndjamena|N’Djamena,Ndjamena;Moundou
TF|Indian/Kerguelen|Kerguelen
TG|Africa/Lome|Lomé;Sokodé
TH|Asia/Bangkok|Bangkok;Chiang Mai;Phuket
TJ|Asia/Dushanbe|Dushanbe=Douchanbé
TK|Pacific/Fakaofo|Fakaofo
TL|Asia/Dili|Dili
TM|Asia/Ashgabat|Ashgabat=Achgabat
TN|Africa/Tunis|Tunis;Sfax;Sousse;Bizerte;Hammamet
TO|Pacific/Tongatapu|Tongatapu;Nuku’alofa,Nukualofa
TR|Europe/Istanbul|Istanbul;Ankara;Izmir;Bursa;Antalya;Adana
TT|America/Port_of_Spain|Port of Spain=Port-d’Espagne
TV|Pacific/Funafuti|Funafuti
TW|Asia/Taipei|Taipei;Kaohsiung;Taichung
TZ|Africa/Dar_es_Salaam|Dar es Salaam;Dodoma
UA|Europe/Kyiv|Kyiv=Kiev;Lviv;Odesa=Odessa;Kharkiv;Dnipro
UA|Europe/Simferopol|Simferopol
UG|Africa/Kampala|Kampala
UM|Pacific/Midway|Midway
UM|Pacific/Wake|Wake
US|America/Adak|Adak
US|America/Anchorage|Anchorage
US|America/Boise|Boise
US|America/Chicago|Chicago;Houston;Dallas;Austin;San Antonio;New Orleans=La Nouvelle-Orléans;Minneapolis;Nashville;Memphis;Kansas City;St. Louis=Saint-Louis;Milwaukee;Oklahoma City;Birmingham
US|America/Denver|Denver;Salt Lake City;Albuquerque;Colorado Springs
US|America/Detroit|Detroit
US|America/Indiana/Indianapolis|Indianapolis
US|America/Indiana/Knox|Knox
US|America/Indiana/Marengo|Marengo
US|America/Indiana/Petersburg|Petersburg
US|America/Indiana/Tell_City|Tell City
US|America/Indiana/Vevay|Vevay
US|America/Indiana/Vincennes|Vincennes
US|America/Indiana/Winamac|Winamac
US|America/Juneau|Juneau
US|America/Kentucky/Louisville|Louisville
US|America/Kentucky/Monticello|Monticello
US|America/Los_Angeles|Los Angeles;San Francisco;San Diego;Seattle;Las Vegas;San José,San Jose;Portland;Sacramento;Oakland
US|America/Menominee|Menominee
US|America/Metlakatla|Metlakatla
US|America/New_York|New York;Washington,Washington DC;Boston;Philadelphia=Philadelphie;Miami;Atlanta;Orlando;Charlotte;Baltimore;Pittsburgh;Cleveland;Tampa;Jacksonville;Columbus;Cincinnati;Raleigh;Buffalo
US|America/Nome|Nome
US|America/North_Dakota/Beulah|Beulah
US|America/North_Dakota/Center|Center
US|America/North_Dakota/New_Salem|New Salem
US|America/Phoenix|Phoenix;Tucson
US|America/Sitka|Sitka
US|America/Yakutat|Yakutat
US|Pacific/Honolulu|Honolulu
UY|America/Montevideo|Montevideo;Punta del Este
UZ|Asia/Samarkand|Samarkand=Samarcande
UZ|Asia/Tashkent|Tashkent=Tachkent
VA|Europe/Vatican|Vatican;Vatican City=Cité du Vatican
VC|America/St_Vincent|St. Vincent=Saint-Vincent;Kingstown
VE|America/Caracas|Caracas;Maracaibo;Valencia
VG|America/Tortola|Tortola
VI|America/St_Thomas|St. Thomas=Saint-Thomas
VN|Asia/Ho_Chi_Minh|Ho Chi Minh City=Hô Chi Minh-Ville,Ho Chi Minh,Saigon;Hanoi=Hanoï;Da Nang
VU|Pacific/Efate|Éfaté;Port Vila=Port-Vila
WF|Pacific/Wallis|Wallis;Mata-Utu
WS|Pacific/Apia|Apia
XK|Europe/Belgrade|Pristina
YE|Asia/Aden|Aden;Sanaa
YT|Indian/Mayotte|Mayotte;Mamoudzou
ZA|Africa/Johannesburg|Johannesburg;Pretoria;Cape Town=Le Cap;Durban;Bloemfontein
ZM|Africa/Lusaka|Lusaka
ZW|Africa/Harare|Harare`;
