import type { FeaturePages } from '../../shell/feature-pages.ts'
import { lazyIcon } from '../../shell/lazy-icon.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'

export const challengesPages = {
  challenge: {
    component: lazyPart(async () => (await import('./challenge-page.tsx')).ChallengePage),
    menu: { label: 'Состязание', icon: lazyIcon(() => import('~icons/game-icons/trophy')) },
  },
  challengeHistory: {
    component: lazyPart(async () => (await import('./history-page.tsx')).ChallengeHistoryPage),
  },
  pastChallenge: {
    component: lazyPart(async () => (await import('./past-page.tsx')).PastChallengePage),
  },
  challengeRecords: {
    component: lazyPart(async () => (await import('./records-page.tsx')).ChallengeRecordsPage),
  },
} satisfies FeaturePages
