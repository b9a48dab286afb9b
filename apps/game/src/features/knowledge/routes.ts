import { OUTER_PATHS } from '#catalogue/outer-paths.ts'
import type { FeatureRoute } from '../../shell/feature-pages.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'

export const knowledgeRoutes: readonly FeatureRoute[] = [
  {
    path: OUTER_PATHS.knowledge,
    title: 'База знаний',
    component: lazyPart(async () => (await import('./knowledge-page.tsx')).KnowledgePage),
  },
  {
    path: OUTER_PATHS.knowledgeTutorial,
    title: 'Поручения обучения',
    component: lazyPart(async () => (await import('./tutorial-page.tsx')).TutorialPage),
  },
  {
    path: OUTER_PATHS.knowledgeMissions,
    title: 'Походы и враги',
    component: lazyPart(async () => (await import('./missions-page.tsx')).MissionsPage),
  },
  {
    path: OUTER_PATHS.knowledgeGear,
    title: 'Снаряжение',
    component: lazyPart(async () => (await import('./gear-classes-page.tsx')).GearClassesPage),
  },
  {
    path: OUTER_PATHS.knowledgeGearClass,
    title: 'Класс снаряжения',
    component: lazyPart(async () => (await import('./gear-class-page.tsx')).GearClassPage),
  },
  {
    path: OUTER_PATHS.knowledgeCrusades,
    title: 'Крестовые походы',
    component: lazyPart(async () => (await import('./crusades-page.tsx')).CrusadesPage),
  },
  {
    path: OUTER_PATHS.knowledgeTips,
    title: 'Подсказки',
    component: lazyPart(async () => (await import('./tips-page.tsx')).TipsPage),
  },
]
