import { OUTER_PATHS } from '#catalogue/outer-paths.ts'
import type { FeatureRoute } from '../../shell/feature-pages.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'

export const contentRoutes: readonly FeatureRoute[] = [
  {
    path: OUTER_PATHS.main,
    title: 'Донжон',
    component: lazyPart(async () => (await import('./main-page.tsx')).MainPage),
  },
  {
    path: OUTER_PATHS.about,
    title: 'Об игре',
    component: lazyPart(async () => (await import('./about-page.tsx')).AboutPage),
  },
  {
    path: OUTER_PATHS.terms,
    title: 'Условия игры',
    component: lazyPart(async () => (await import('./legal-page.tsx')).TermsPage),
  },
  {
    path: OUTER_PATHS.privacy,
    title: 'Личные данные',
    component: lazyPart(async () => (await import('./legal-page.tsx')).PrivacyPage),
  },
  {
    path: OUTER_PATHS.refund,
    title: 'Возврат денег',
    component: lazyPart(async () => (await import('./legal-page.tsx')).RefundPage),
  },
]
