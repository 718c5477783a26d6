/** The player's own calendar day. Calendar fields only: milliseconds and UTC strings name the wrong day. */
export function localDay(now: Date): string {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1, 2)}-${pad(now.getDate(), 2)}`;
}
