import type { TutorialStep } from '../../rules/tutorial.ts'

type Banner = Extract<TutorialStep, { type: 'banner' }>
type Quest = Extract<TutorialStep, { type: 'quest' }>

/** What quests count on pages that are not open yet; each joins the rules with its page. */
export type LaterGoal = {
  type:
    | 'gearEquipped'
    | 'gearBought'
    | 'buildingRaised'
    | 'sharpeningTried'
    | 'taxesCollected'
    | 'consumableBought'
    | 'lotCreated'
    | 'gearRecycled'
    | 'skillLearned'
    | 'forayFought'
    | 'craftMade'
  amount: number
}

export type LaterStep = Banner | (Omit<Quest, 'goal'> & { goal: Quest['goal'] | LaterGoal })
