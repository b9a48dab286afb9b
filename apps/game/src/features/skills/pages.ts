import type { FeaturePages } from '../../shell/feature-pages.ts'
import { lazyIcon } from '../../shell/lazy-icon.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'

export const skillsPages = {
  skillBranches: {
    component: lazyPart(async () => (await import('./skill-branches-page.tsx')).SkillBranchesPage),
    menu: { label: 'Умения', icon: lazyIcon(() => import('~icons/game-icons/spell-book')) },
  },
  skillBranch: {
    component: lazyPart(async () => (await import('./skill-branch-page.tsx')).SkillBranchPage),
  },
} satisfies FeaturePages
