import type { sites as english } from '../../en/pages/sites.ts';
import type { Words } from '../../catalogue.ts';

export const sites: Words<typeof english> = {
  sitemapIntro: 'Açabileceğiniz tüm sayfalar, menüdeki sırayla.',
  sitemapMore: 'Diğer sayfalar',
  sitemapEmpty: 'Gösterilecek sayfa yok.',
  sitemapSearch: 'Sayfalarda ara',
  sitemapSearchTitle: 'Arama: {query}',
  sitemapFound: '“{query}” için {count} sayfa bulundu',
  sitemapNothingFound: '“{query}” için sayfa bulunamadı.',
  sitemapNothingFoundHint: 'Yazımı kontrol edin veya daha az sözcükle arayın.',
  sitemapShowAll: 'Tüm sayfaları göster',
  countrySitesIntro: 'Ülkenizi ve dilinizi seçin.',
  countrySitesCurrent: 'Bu site',
  countrySitesLanguages: 'Diller: {country}',
  countrySitesAmericas: 'Amerika',
  countrySitesEurope: 'Avrupa',
  countrySitesOther: 'Diğer siteler',
  countrySitesFailed: 'Ülke siteleri listesi yüklenemedi. Bağlantınızı kontrol edip yeniden deneyin.',
};
