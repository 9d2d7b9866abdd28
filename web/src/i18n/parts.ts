import type { Language } from './catalogues';

/** The parts of long words that stand in narrow places; endings may follow. */
const long: Partial<Record<Language, string>> = {
  de: `Ab-geschlossen Ablass-prediger Aktions-punkt Alchemis-tin Armen-haus Auftrags-karte Aus-tauschbar
    Automaten-mensch Azteken-prinzessin Bank-würfel Basi-lika Bauch-redner Bau-meister Bestell-bereich Bestell-feld
    Biblio-thek Bühnen-ausweis Bühnen-maschinerie Bühnen-platz Dauer-auftrag Diplo-matin Doppel-buchung Drachen-hort
    Durch-gesickert Eil-bestell-feld Eil-bestellung Ein-gemauert Einheits-preise Einzig-artig Elfenbein-turm
    Ent-eignung Entfes-selung Erpres-serin Erpres-sung Fähigkeits-feld Fähigkeits-karte Finger-fertigkeit
    Freund-schaftlich Fried-hof Gast-auftritt Gefäng-nis Gefängnis-zelle Geheim-kammer Geister-hand Geister-stadt
    Geister-welt Geld-anlage Geschäfts-anteil Gewinn-chance Glanz-nummer Gleich-mäßig Gleich-stand Glücks-spiel
    Gold-mine Groß-einkäufer Grund-spiel Handels-posten Hand-karten Hand-langer Hoch-konjunktur Höflichkeits-besuch
    Höllen-hund Hospi-tal Hypno-tisch Initiative-platz Inszenier-ter Karten-künstler Karten-kunst-stück Karten-raum
    Kathe-drale Kraft-schub Kristall-bühne Kristall-sammler Künst-lerin Kunst-mäzen Labora-torium Laden-diebstahl
    Lauf-burschen Markt-platz Massen-anwerbung Mengen-rabatt Metamor-phose Mindest-ruhm Mit-arbeiter Mit-spielende
    Monu-ment Nacht-schicht Orchester-zwischen-spiel Plakat-fieber Plakat-maler Programm-heft Prophe-zeiung
    Publikums-liebling Puppen-spieler Rampen-licht Regie-plan Regie-pläne Reihen-folge Requi-siten-stapel
    Residenz-würfel Schatz-kammer Schau-platz-karte Schluss-wertung Schmetter-linge Schmuggel-ware Schnur-stäbe
    Seelen-fänger Selbst-enthauptung Sonder-fähigkeit Sonnabend-star Spezia-listen Spezia-listen-feld
    Spiel-reihen-folge Splitter-glanz Splitter-kreis Splitter-regen Splitter-resonanz Stadt-gespräch Stadt-würfel
    Stahl-hornisse Stal-lungen Stamm-kunde Star-besetzung Stein-bruch Stellen-markt Stern-warte Steuer-eintreiber
    Straßen-vorstellung Szenen-dieb Talent-sucher Tausch-handel Thron-saal Toten-stadt Trick-doktor Trick-karte
    Trick-routine Trick-verfeinerung Trug-bilder Un-ermüdlich Ver-borgenes Ver-kleidung Verschränk-te
    Ver-schwindende Ver-schwundene Ver-sicherungs-police Versie-gelt Ver-stümmelung Ver-wandlung Ver-zauberte
    Vogel-käfig Vor-bereit Vorhänge-schloss Vor-lesung Vor-stellung Vor-verkauf Wach-turm Waffen-kammer
    Wasser-folter-zelle Wasser-treppe Werbe-plakat Werkstatt-schau Wirtshaus-würfel Wissens-durst Wolfs-käfig
    Wunsch-brunnen Würden-träger Zauber-künstler Zauber-schule Zeit-dehnung Zeremonien-meister Zita-delle
    Zweit-schlüssel`,
  en: `Archi-tect Black-mailer Cathe-dral Frame-work Grave-yard Labora-tory Monas-tery Navi-gator Necro-polis
    Observa-tory Watch-tower`,
};

const soft = '\u00ad';
const shortest = 7;

const tables = new Map<Language, Map<string, string[]>>();

/** The parts of a language's long words, by the words in small letters. */
function tableOf(language: Language): Map<string, string[]> {
  const known = tables.get(language);
  if (known) return known;
  const words = (long[language] ?? '').split(/\s+/).filter(Boolean);
  const table = new Map(words.map((word) => [word.replaceAll('-', '').toLowerCase(), word.split('-')]));
  tables.set(language, table);
  return table;
}

function parted(word: string, table: Map<string, string[]>): string {
  const small = word.toLowerCase();
  for (let end = word.length; end >= shortest; end -= 1) {
    const parts = table.get(small.slice(0, end));
    if (!parts) continue;
    let at = 0;
    const cut = parts.map((part) => word.slice(at, (at += part.length)));
    return cut.join(soft) + word.slice(at);
  }
  return word;
}

/** For display alone: long words may be parted where they consist of others, whatever the browser knows. */
export function withParts(text: string, language: Language): string {
  const table = tableOf(language);
  return table.size === 0 ? text : text.replace(/\p{L}+/gu, (word) => parted(word, table));
}

/** Nobody copies what is there for display alone. */
export function copyWithoutParts(event: ClipboardEvent): void {
  const marked = getSelection()?.toString() ?? '';
  if (!event.clipboardData || !marked.includes(soft)) return;
  event.clipboardData.setData('text/plain', marked.replaceAll(soft, ''));
  event.preventDefault();
}
