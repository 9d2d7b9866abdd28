// The names that the server gives its bots, too.
const all = [
  'Adele', 'Bruno', 'Clara', 'Dorian', 'Estella', 'Felix', 'Greta', 'Hector', 'Ilka', 'Jasper',
  'Katya', 'Leopold', 'Mathilda', 'Nestor', 'Odette', 'Pascal', 'Quentin', 'Rosalind', 'Silvan',
  'Thea', 'Ulrika', 'Vincent', 'Winnie',
];

/** Names for bots at one table, no two alike, and none that somebody there has. */
export function botNames(count: number, taken: string[], random: () => number = Math.random): string[] {
  const free = all.filter((name) => !taken.includes(name));
  return Array.from({ length: count }, () => {
    const [name = ''] = free.splice(Math.floor(random() * free.length), 1);
    return name;
  });
}
