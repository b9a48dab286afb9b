import type { FeaturePages } from '../../shell/feature-pages.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { ChallengeIcon } from '../../ui/pictures/icons.ts'

export const challengesPages = {
  challenge: {
    component: lazyPart(async () => (await import('./challenge-page.tsx')).ChallengePage),
    menu: { label: 'Состязание', icon: ChallengeIcon },
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
