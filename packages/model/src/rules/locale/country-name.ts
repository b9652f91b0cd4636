/** Two-letter codes for the three-letter ones that companies have, for the countries that the portal has sites for. */
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

/** A country's name in the user's language; the code itself if it is unknown. */
export function countryName(code: string, locale: string): string {
  const region = (twoLetters[code.toUpperCase()] ?? code).toUpperCase();
  try {
    return new Intl.DisplayNames([locale], { type: 'region' }).of(region) ?? code;
  } catch {
    return code;
  }
}
