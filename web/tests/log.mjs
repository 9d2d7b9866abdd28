// What a table tells in its log.

export const plain = (text) => text.replace(/\s+/g, ' ').trim();

/** All lines from the beginning on; those of long ago come when somebody asks for them. */
export async function readLog(page) {
  const texts = await page.evaluate(async () => {
    const earlier = () => document.querySelector('.stays .log li:not([data-line]) button');
    earlier()?.click();
    while (earlier()) await new Promise((resolve) => setTimeout(resolve, 10));
    return [...document.querySelectorAll('.stays [data-line]')].map((line) => line.textContent);
  });
  return texts.map(plain);
}
