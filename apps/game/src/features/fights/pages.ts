import type { FeaturePages } from '../../shell/feature-pages.ts'
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
