import { OUTER_PATHS } from '#catalogue/outer-paths.ts'
import type { FeaturePages, FeatureRoute } from '../../shell/feature-pages.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { ReportsIcon } from '../../ui/pictures/icons.ts'

export const fightsPages = {
  fightLogs: {
    component: lazyPart(async () => (await import('./fight-logs-page.tsx')).FightLogsPage),
    menu: { label: 'Отчёты', icon: ReportsIcon, badge: 'fights' },
  },
  fightLog: {
    component: lazyPart(async () => (await import('./fight-log-page.tsx')).FightLogPage),
  },
} satisfies FeaturePages

/** A report that its owner shares by a link, for everybody. */
export const sharedFightRoutes: readonly FeatureRoute[] = [
  {
    path: OUTER_PATHS.sharedFight,
    title: 'Отчёт о битве',
    component: lazyPart(async () => (await import('./shared-fight-page.tsx')).SharedFightPage),
  },
]
