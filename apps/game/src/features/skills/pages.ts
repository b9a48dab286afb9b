import type { FeaturePages } from '../../shell/feature-pages.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { SkillsIcon } from '../../ui/pictures/icons.ts'

export const skillsPages = {
  skillBranches: {
    component: lazyPart(async () => (await import('./skill-branches-page.tsx')).SkillBranchesPage),
    menu: { label: 'Умения', icon: SkillsIcon },
  },
  skillBranch: {
    component: lazyPart(async () => (await import('./skill-branch-page.tsx')).SkillBranchPage),
  },
} satisfies FeaturePages
