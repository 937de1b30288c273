import { describe, expect, it } from 'vitest';
import { isKnownZone } from '../../../domain/reminders/zone';
import { fold } from '../../../lib/fold';
import { allPlaces, findPlaces } from './findPlaces';
import { countryNames } from './placeName';

const PLACES = allPlaces();
const find = (typed: string) => findPlaces(typed, countryNames);
const exact = (typed: string) => find(typed).exact.map(({ country, zone }) => `${country} ${zone}`);
const lastPart = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

/** The capital of every state (UN members, observers, Kosovo and Taiwan), by country code. */
const CAPITALS =
  `AD Andorra la Vella;AE Abu Dhabi;AF Kabul;AG St. John's;AL Tirana;AM Yerevan;AO Luanda;AR Buenos Aires;AT Vienna;AU Canberra;AZ Baku;BA Sarajevo;BB Bridgetown;BD Dhaka;BE Brussels;BF Ouagadougou;BG Sofia;BH Manama;BI Gitega;BJ Porto-Novo;BN Bandar Seri Begawan;BO La Paz;BO Sucre;BR Brasilia;BS Nassau;BT Thimphu;BW Gaborone;BY Minsk;BZ Belmopan;CA Ottawa;CD Kinshasa;CF Bangui;CG Brazzaville;CH Bern;CI Yamoussoukro;CL Santiago;CM Yaounde;CN Beijing;CO Bogota;CR San Jose;CU Havana;CV Praia;CY Nicosia;CZ Prague;DE Berlin;DJ Djibouti;DK Copenhagen;DM Roseau;DO Santo Domingo;DZ Algiers;EC Quito;EE Tallinn;EG Cairo;ER Asmara;ES Madrid;ET Addis Ababa;FI Helsinki;FJ Suva;FM Palikir;FR Paris;GA Libreville;GB London;GD St. George's;GE Tbilisi;GH Accra;GM Banjul;GN Conakry;GQ Malabo;GR Athens;GT Guatemala City;GW Bissau;GY Georgetown;HN Tegucigalpa;HR Zagreb;HT Port-au-Prince;HU Budapest;ID Jakarta;IE Dublin;IL Jerusalem;IN New Delhi;IQ Baghdad;IR Tehran;IS Reykjavik;IT Rome;JM Kingston;JO Amman;JP Tokyo;KE Nairobi;KG Bishkek;KH Phnom Penh;KI South Tarawa;KM Moroni;KN Basseterre;KP Pyongyang;KR Seoul;KW Kuwait City;KZ Astana;LA Vientiane;LB Beirut;LC Castries;LI Vaduz;LK Colombo;LK Sri Jayawardenepura Kotte;LR Monrovia;LS Maseru;LT Vilnius;LU Luxembourg;LV Riga;LY Tripoli;MA Rabat;MC Monaco;MD Chisinau;ME Podgorica;MG Antananarivo;MH Majuro;MK Skopje;ML Bamako;MM Naypyidaw;MN Ulaanbaatar;MR Nouakchott;MT Valletta;MU Port Louis;MV Male;MW Lilongwe;MX Mexico City;MY Kuala Lumpur;MZ Maputo;NA Windhoek;NE Niamey;NG Abuja;NI Managua;NL Amsterdam;NO Oslo;NP Kathmandu;NR Yaren;NZ Wellington;OM Muscat;PA Panama City;PE Lima;PG Port Moresby;PH Manila;PK Islamabad;PL Warsaw;PS Ramallah;PT Lisbon;PW Ngerulmud;PY Asuncion;QA Doha;RO Bucharest;RS Belgrade;RU Moscow;RW Kigali;SA Riyadh;SB Honiara;SC Victoria;SD Khartoum;SE Stockholm;SG Singapore;SI Ljubljana;SK Bratislava;SL Freetown;SM San Marino;SN Dakar;SO Mogadishu;SR Paramaribo;SS Juba;ST Sao Tome;SV San Salvador;SY Damascus;SZ Mbabane;TD N'Djamena;TG Lome;TH Bangkok;TJ Dushanbe;TL Dili;TM Ashgabat;TN Tunis;TO Nuku'alofa;TR Ankara;TT Port of Spain;TV Funafuti;TW Taipei;TZ Dodoma;UA Kyiv;UG Kampala;US Washington;UY Montevideo;UZ Tashkent;VA Vatican City;VC Kingstown;VE Caracas;VN Hanoi;VU Port Vila;WS Apia;XK Pristina;YE Sanaa;ZA Pretoria;ZA Cape Town;ZA Bloemfontein;ZM Lusaka;ZW Harare`
    .split(';')
    .map((entry) => ({ country: entry.slice(0, 2), city: entry.slice(3) }));

/** French communes of more than 100,000 inhabitants, with those overseas. */
const FRENCH = [
  ...['Paris', 'Marseille', 'Lyon', 'Toulouse', 'Nice', 'Nantes', 'Montpellier', 'Strasbourg', 'Bordeaux', 'Lille'],
  ...['Rennes', 'Toulon', 'Reims', 'Saint-Étienne', 'Le Havre', 'Villeurbanne', 'Dijon', 'Angers', 'Grenoble'],
  ...['Saint-Denis', 'Nîmes', 'Aix-en-Provence', 'Clermont-Ferrand', 'Le Mans', 'Brest', 'Tours', 'Amiens', 'Annecy'],
  ...['Limoges', 'Metz', 'Boulogne-Billancourt', 'Perpignan', 'Besançon', 'Orléans', 'Rouen', 'Montreuil', 'Caen'],
  ...['Argenteuil', 'Mulhouse', 'Nancy', 'Saint-Paul'],
];

/** IANA names that stand for an area's standard time or for a rule are not places. */
const isPlace = (zone: string) =>
  /^(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//.test(zone);

describe('the cities', () => {
  it("IANA's city names are all there, each with the clock of its zone", () => {
    const zones = Intl.supportedValuesOf('timeZone').filter(isPlace);
    const clock = (zone: string) => new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
    const missing = zones.filter(
      (zone) => !find(lastPart(zone)).exact.some((place) => clock(place.zone) === clock(zone)),
    );
    expect(zones.length).toBeGreaterThan(400);
    expect(missing).toEqual([]);
  });

  it('about 300 cities more', () => {
    const more = PLACES.filter(({ keys, zone }) => !keys.includes(fold(lastPart(zone)).replaceAll('-', ' ')));
    expect(more.length).toBeGreaterThanOrEqual(300);
  });

  it.each(CAPITALS)('all capitals: $city ($country)', ({ country, city }) => {
    expect(find(city).exact.map((place) => place.country)).toContain(country);
  });

  it.each(FRENCH)('French cities over 100,000: %s', (city) => {
    expect(find(city).exact.some(({ country }) => ['FR', 'RE'].includes(country))).toBe(true);
  });

  it('every zone is known to Intl, every country has a name', () => {
    expect(PLACES.filter(({ zone }) => !isKnownZone(zone))).toEqual([]);
    expect(PLACES.filter(({ country }) => countryNames(country)[1] === country)).toEqual([]);
  });

  it('no name appears twice in a country', () => {
    const names = PLACES.flatMap(({ keys, country }) => keys.map((key) => `${key}, ${country}`));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('no name is blank, none has a stray space', () => {
    const odd = PLACES.filter(
      ({ name, keys }) => ![name.en, name.fr].every((text) => text === text.trim()) || keys.includes(''),
    );
    expect(odd).toEqual([]);
  });
});

describe('finding one', () => {
  it.each([
    ['Lyon', ['FR Europe/Paris']],
    ['  lyon ', ['FR Europe/Paris']],
    ['MONTRÉAL', ['CA America/Toronto']],
    ['montreal', ['CA America/Toronto']],
    ['saint etienne', ['FR Europe/Paris']],
    ['St-Étienne', ['FR Europe/Paris']],
    ['Londres, Royaume-Uni', ['GB Europe/London']],
    ['London, United Kingdom', ['GB Europe/London']],
    ['London, GB', ['GB Europe/London']],
    ['Vienne', ['AT Europe/Vienna']],
    ['Vienna', ['AT Europe/Vienna']],
    ['Le Caire', ['EG Africa/Cairo']],
    ['Pékin', ['CN Asia/Shanghai']],
    ['Port Of Spain', ['TT America/Port_of_Spain']],
    ['Kiev', ['UA Europe/Kyiv']],
  ])('%s', (typed, found) => {
    expect(exact(typed)).toEqual(found);
  });

  it('an ambiguous name finds all that bear it; the country after a comma decides', () => {
    expect(exact('Saint-Denis')).toEqual(['FR Europe/Paris', 'RE Indian/Reunion']);
    expect(exact('Saint-Denis, La Réunion')).toEqual(['RE Indian/Reunion']);
    expect(exact('Valence')).toEqual(['ES Europe/Madrid', 'FR Europe/Paris']);
  });

  it('of an ambiguous name, the city that its zone is named after comes first', () => {
    expect(exact('Tripoli')).toEqual(['LY Africa/Tripoli', 'LB Asia/Beirut']);
    expect(exact('London')).toEqual(['GB Europe/London', 'CA America/Toronto']);
  });

  it('while a name is being typed, at most five are offered, those of France first', () => {
    const { exact, begins } = find('mar');
    expect(exact).toEqual([]);
    expect(begins).toHaveLength(5);
    expect(begins[0]?.name.fr).toBe('Marseille');
    expect(find('m')).toEqual({ exact: [], begins: [] });
  });

  it.each(['', '   ', ',', 'Trifouilly-les-Oies', 'Lyon, Brésil', '🐟', '$&.*'])(
    '%j is no city of the list',
    (typed) => {
      expect(exact(typed)).toEqual([]);
    },
  );
});
