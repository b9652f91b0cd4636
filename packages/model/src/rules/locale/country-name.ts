/** Three-letter codes, as companies carry them, of the countries that the portal has sites for. */
const twoLetters: Readonly<Record<string, string>> = {
  USA: 'US',
  CAN: 'CA',
  GBR: 'GB',
  FRA: 'FR',
  DEU: 'DE',
  ESP: 'ES',
  ITA: 'IT',
  IRL: 'IE',
  AUT: 'AT',
  TUR: 'TR',
  SWE: 'SE',
};

/** A country's name in the reader's language; the code itself where nobody knows it. */
export function countryName(code: string, locale: string): string {
  const region = (twoLetters[code.toUpperCase()] ?? code).toUpperCase();
  try {
    return new Intl.DisplayNames([locale], { type: 'region' }).of(region) ?? code;
  } catch {
    return code;
  }
}
