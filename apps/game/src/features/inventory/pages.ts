import type { FeaturePages } from '../../shell/feature-pages.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { StorageIcon } from '../../ui/pictures/icons.ts'

export const inventoryPages = {
  inventory: {
    component: lazyPart(async () => (await import('./inventory-page.tsx')).InventoryPage),
    menu: { label: 'Склад', icon: StorageIcon, badge: 'gear' },
  },
} satisfies FeaturePages
