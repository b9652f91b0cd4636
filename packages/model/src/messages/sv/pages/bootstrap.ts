import type { bootstrap as english } from '../../en/pages/bootstrap.ts';
import type { Words } from '../../catalogue.ts';

export const bootstrap: Words<typeof english> = {
  bootstrapTitle: 'Portalen kunde inte starta',

  environmentMissingHeading: 'Portalens inställningar kom inte fram',
  environmentMissingText: 'Portalen väntade tio sekunder på sina inställningar och kan inte starta utan dem.',
  environmentMissingAdvice:
    'Uppdatera sidan. Om det händer igen kan ett nätverksfilter blockera webbplatsen.',

  environmentInvalidHeading: 'Portalens inställningar är fel',
  environmentInvalidText: 'Webbplatsens inställningar kan inte läsas, så portalen kan inte starta: {detail}',
  environmentInvalidAdvice: 'Uppdatera sidan. Om det händer igen, berätta för oss vad som står här.',

  marketUnknownHeading: 'Webbplatsens land är okänt',
  marketUnknownText: 'Det finns ingen marknad ”{market}”, så det finns inga sidor att visa.',
  marketUnknownAdvice: 'Välj ditt land i listan med webbplatser per land.',

  backendDownHeading: 'Portalens tjänst kan inte nås',
  backendDownText: 'Din anslutning eller vår tjänst är avbruten. Dina data är säkra.',
  backendDownAdvice: 'Kontrollera anslutningen, vänta en minut och uppdatera sidan.',

  backendFailedHeading: 'Portalens tjänst rapporterade ett fel',
  backendFailedText: 'Tjänsten svarade med ett fel, så portalen kan inte starta: {detail}',
  backendFailedAdvice:
    'Vänta en minut och uppdatera sidan. Om det händer igen, berätta för oss vad som står här.',

  backendSlowHeading: 'Portalens tjänst tar för lång tid',
  backendSlowText: 'Tjänsten svarade inte i tid, så portalen slutade vänta.',
  backendSlowAdvice: 'Vänta en minut och uppdatera sidan.',

  backendHtmlHeading: 'Portalen fick ett oväntat svar',
  backendHtmlText:
    'En webbsida kom tillbaka i stället för data. Ofta beror det på ett nätverks inloggningssida eller en proxy.',
  backendHtmlAdvice: 'Logga in på ditt nätverk om det kräver det och uppdatera sedan sidan.',

  malformedHeading: 'Portalen fick data som den inte kan läsa',
  malformedText: 'Tjänstens svar är inte det väntade, så portalen kan inte starta: {detail}',
  malformedAdvice: 'Uppdatera sidan. Om det händer igen, berätta för oss vad som står här.',
};
