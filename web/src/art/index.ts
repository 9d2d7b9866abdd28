// Plain drawings with the interface of the real ones: a monogram in a frame.

function monogram(text: string, width: number, height: number): string {
  const size = Math.round(Math.min(width, height) * 0.46);
  return (
    `<svg viewBox="0 0 ${width} ${height}" fill="none" stroke="currentColor">` +
    `<rect x="2" y="2" width="${width - 4}" height="${height - 4}" rx="6" fill="var(--tint-1)"/>` +
    `<text x="${width / 2}" y="${height / 2}" dy=".36em" text-anchor="middle" font-size="${size}" ` +
    `fill="currentColor" stroke="none">${text}</text></svg>`
  );
}

function initials(id: string): string {
  const parts = id.split('_');
  const letters = parts.length > 1 ? parts.map((part) => part.charAt(0)).join('') : id.slice(0, 2);
  return letters.slice(0, 2).toUpperCase();
}

export const characterArt = (id: string): string => monogram(initials(id), 120, 160);
export const districtArt = (id: string): string => monogram(initials(id), 120, 120);
export const typeSymbol = (type: string): string => monogram(type.charAt(0).toUpperCase(), 24, 24);
export const emblem = (seat: number): string => monogram(String(seat + 1), 24, 24);
export const token = (name: string): string => monogram(initials(name), 24, 24);
