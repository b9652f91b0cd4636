import type { permissions as english } from '../../en/pages/permissions.ts';
import type { Words } from '../../catalogue.ts';

export const permissions: Words<typeof english> = {
  permissionFleetReports: 'Filo raporlarını görme',
  permissionFleetCosts: 'Filo maliyetlerini görme',
  permissionVehicleOrders: 'Araç siparişlerini görme',
  permissionServiceHistory: 'Servis geçmişini görme',
  permissionMarketplace: 'Mağazayı kullanma',
  permissionDataSharing: 'İş ortaklarıyla veri paylaşımını görme',
  permissionManageSubscriptions: 'Abonelikleri yönetme (deneme)',
  permissionAdmin: 'Yönetim alanını kullanma',
  permissionPartnerManagement: 'İş ortaklarını yönetme',
  permissionDealer: 'Portalı bayi olarak kullanma',
  permissionFirstTerms: 'Şartları şirket adına kabul etme',
  permissionTerms: 'Şartların yeni sürümlerini kabul etme',
  userTypeCustomer: 'Filo müşterisi',
  userTypeDealer: 'Bayi',
  userTypeEmployee: 'Üretici çalışanı',
};
