import type { connection as english } from '../../en/pages/connection.ts';
import type { Words } from '../../catalogue.ts';

export const connection: Words<typeof english> = {
  apigeeTestText:
    'Sidan gör alla anrop som portalen behöver, ett i taget, och säger vilka tjänster som svarar.',
  checkList: 'Anrop',
  checkRunning: 'Kontrollerar {total} anrop...',
  checkAllWork: 'Alla {total} anrop fungerar.',
  checkSomeFailed: 'Misslyckade: {failed} av {total} anrop.',
  checkWaiting: 'Väntar',
  checkWorks: 'Fungerar',
  checkFailed: 'Misslyckades',
  checkAgain: 'Kontrollera igen',
  checkSignIn: 'Logga in för att även kontrollera anrop som kräver en person.',
  checkSession: 'Inloggning',
  checkMarket: 'Marknad',
  checkCountrySites: 'Webbplatser per land',
  checkProducts: 'Produktnamn',
  checkContent: 'Sidinnehåll',
  checkUser: 'Användaruppgifter',
  checkGroups: 'Gruppmedlemskap',
  checkNotifications: 'Antal aviseringar',
  checkCart: 'Varukorg',
  checkPrimaryUsers: 'Huvudanvändare',
  checkTerms: 'Allmänna villkor',
  checkConsents: 'Val för datadelning',
  checkAdviceAccess: 'Tjänsten släpper inte in någon: logga in igen och kontrollera gatewayens nycklar.',
  checkAdviceStatus: 'Tjänsten svarar med ett fel: se dess logg.',
  checkAdviceTimeout: 'Tjänsten är för långsam: kontrollera belastningen och gatewayens gränser.',
  checkAdviceMalformed: 'Svaret går inte att läsa: kontrollera att gatewayen leder till rätt tjänst.',
  checkAdviceNetwork: 'Inget svar: kontrollera att tjänsten körs och att gatewayen släpper in webbplatsen.',
};
