import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { QuestsData, TutorialStep } from '#generated/types.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { useAuth } from '../../shell/auth-state.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { useMainButton } from '../../shell/messenger/main-button.ts'
import { pageAddress } from '../../shell/page-address.ts'
import { useGuideNote } from './guide-memory.ts'
import { wayOf } from './step-way.ts'
import { TutorialGuideView } from './tutorial-guide-view.tsx'
import { useClaimAll } from './use-claim-all.ts'
import { useCompleteStep } from './use-complete-step.ts'
import { useNewDay } from './use-new-day.ts'
import { useOpenedPages } from './use-opened-pages.ts'
import { useTaskNews } from './use-task-news.ts'
import { byUrgency, waitingOf } from './waiting.ts'

const StepSheet = lazyPart(async () => (await import('./step-sheet.tsx')).StepSheet, 'toast')

/** Delay (ms) before a newcomer's first text opens. It also waits for open dialogs. */
const GUIDE_DELAY_MS = 300

/** The quest of a newcomer who has done nothing yet. */
function firstStep({ active, chapter }: QuestsData): TutorialStep | undefined {
  const [step] = active
  return chapter.number === 1 && chapter.done === 0 && step?.isDone === false ? step : undefined
}

/**
 * Leads through the tutorial on every page: welcomes a newcomer once and shows the current quest. The castle page has
 * its own list of quests, so the slip is hidden there.
 */
export function TutorialGuide() {
  const playerId = useAuth().authData?.player.playerId
  return playerId === undefined ? null : <GuideOf key={playerId} playerId={playerId} />
}

function GuideOf({ playerId }: { playerId: number }) {
  const { data: quests, retry } = useGameData('quests')
  const areCollectorsAway = Boolean(useGameData('controlPanel').data?.taxes.active)
  useNewDay(quests?.resetsAt, retry)
  useTaskNews(quests)
  useOpenedPages(quests)
  const { pathname } = useLocation()
  const [reading, setReading] = useState<string | null>(null)
  const [foldedStep, setFoldedStep] = useGuideNote('foldedStep', playerId)
  const [shownStep, setShownStep] = useGuideNote('shownStep', playerId)
  const { complete, completing } = useCompleteStep()
  const { claimAll, claimingAll } = useClaimAll()

  const rewards = quests ? waitingOf(quests).total : 0
  useMainButton(
    'reward',
    rewards > 0
      ? {
          text: rewards > 1 ? 'Забрать награды' : 'Забрать награду',
          isBusy: claimingAll || completing !== null,
          press: claimAll,
        }
      : null,
  )

  const first = quests && firstStep(quests)?.stepKey
  const waiting = first === shownStep ? undefined : first
  useEffect(() => {
    if (waiting === undefined) return
    const timer = setInterval(() => {
      if (document.querySelector('dialog[open]')) return
      setReading(waiting)
      setShownStep(waiting)
    }, GUIDE_DELAY_MS)
    return () => clearInterval(timer)
  }, [waiting, setShownStep])

  const step = quests && byUrgency(quests.active, areCollectorsAway)[0]
  if (!step) return null
  const { stepKey } = step
  const isOpen = foldedStep !== stepKey
  const read = quests.active.find((active) => active.stepKey === reading)
  const atCastle = pathname.replace(/\/$/, '') === pageAddress('castle')
  return (
    <>
      {!atCastle && (
        <TutorialGuideView
          step={step}
          way={wayFrom(pathname, step)}
          isOpen={isOpen}
          onFold={() => setFoldedStep(isOpen ? stepKey : '')}
          completing={completing === stepKey || claimingAll}
          onRead={() => setReading(stepKey)}
          onTake={() => complete(stepKey)}
          waiting={rewards}
          onTakeAll={claimAll}
        />
      )}
      {read && (
        <Suspense fallback={null}>
          <StepSheet
            step={read}
            completing={completing === read.stepKey}
            onComplete={() => complete(read.stepKey)}
            onClose={() => setReading(null)}
          />
        </Suspense>
      )}
    </>
  )
}

function wayFrom(pathname: string, step: TutorialStep) {
  const way = wayOf(step)
  return way && way.to !== pathname.replace(/\/$/, '') ? way : null
}
