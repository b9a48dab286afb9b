import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { QuestsData, TutorialStep } from '#generated/types.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { useAuth } from '../../shell/auth-state.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { useMainButton } from '../../shell/messenger/main-button.ts'
import { notify } from '../../shell/notify.ts'
import { pageAddress } from '../../shell/page-address.ts'
import { useServerNow } from '../../ui/values/server-clock.tsx'
import { useGuideNote } from './guide-memory.ts'
import { wayOf } from './step-way.ts'
import { TutorialGuideView } from './tutorial-guide-view.tsx'
import { useClaimAll } from './use-claim-all.ts'
import { useCompleteStep } from './use-complete-step.ts'
import { useOpenedPages } from './use-opened-pages.ts'
import { areTasksOpen, byUrgency, waitingOf } from './waiting.ts'

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
 * its own list of quests, so the card is hidden there.
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

/** Delay (ms) after midnight, so that the server is on the new day too. */
const DAY_END_DELAY_MS = 500

/** Refetches the tasks when their game day ends (`resetsAt`). */
function useNewDay(resetsAt: string | undefined, refresh: () => void): void {
  const now = useServerNow()
  const left = useEffectEvent(() => Date.parse(resetsAt ?? '') - now())
  const ended = useEffectEvent(refresh)
  useEffect(() => {
    if (resetsAt === undefined) return
    const timer = setTimeout(() => ended(), Math.max(0, left()) + DAY_END_DELAY_MS)
    return () => clearTimeout(timer)
  }, [resetsAt])
}

/** Titles of the tasks with a reward to take, by a unique key. */
function doneOf({ daily, infinite }: QuestsData): Map<string, string> {
  return new Map([
    ...daily
      .filter(({ isDone, isClaimed }) => isDone && !isClaimed)
      .map(({ questKey, title }): [string, string] => [questKey, title]),
    ...infinite
      .filter(({ isDone, isLocked }) => isDone && !isLocked)
      .map(({ kind, stage, title }): [string, string] => [
        `${kind} ${stage}`,
        `${title}, ${stage}-я\u00a0ступень`,
      ]),
  ])
}

/** Shows a toast on any page when a task is done: its reward is taken in the castle. */
function useTaskNews(quests: QuestsData | undefined): void {
  const known = useRef<ReadonlyMap<string, string> | null>(null)
  useEffect(() => {
    if (!quests) return
    const before = known.current
    known.current = doneOf(quests)
    if (!before || !areTasksOpen(quests)) return
    for (const [task, title] of known.current) {
      if (!before.has(task)) notify('info', `Поручение исполнено: ${title}`, 'Награда ждёт в замке.')
    }
  }, [quests])
}
