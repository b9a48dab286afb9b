import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { TutorialStep } from '../../../../../generated/types.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { pageAddress } from '../../shell/page-address.ts'
import { wayOf } from './step-way.ts'
import { TutorialGuideView } from './tutorial-guide-view.tsx'
import { useCompleteStep } from './use-complete-step.ts'
import { useNewDay } from './use-new-day.ts'
import { useTaskNews } from './use-task-news.ts'
import { stepToLead } from './waiting.ts'

const StepSheet = lazyPart(async () => (await import('./step-sheet.tsx')).StepSheet)

/** Delay (ms) before a banner opens. It also waits for open dialogs: the same action may have brought a new level. */
const GUIDE_DELAY_MS = 300

/**
 * Leads through the tutorial on every page: opens a newcomer's first banner and each banner that an action unlocks,
 * and shows the current step. The castle page has its own list of steps, so the slip is hidden there.
 */
export function TutorialGuide() {
  const { data: quests, retry } = useGameData('quests')
  useNewDay(quests?.resetsAt, retry)
  const { pathname } = useLocation()
  const [waiting, setWaiting] = useState<string | null>(null)
  const [reading, setReading] = useState<string | null>(null)
  const [hasJustRead, setHasJustRead] = useState(false)
  const [isOpen, setIsOpen] = useState(true)
  const { complete, completing } = useCompleteStep()
  const seen = useRef<ReadonlyMap<string, TutorialStep['type']> | null>(null)
  useTaskNews(quests)

  useEffect(() => {
    if (!quests) return
    const before = seen.current
    seen.current = new Map(quests.active.map(({ stepKey, type }) => [stepKey, type]))
    const done = [...(before ?? [])].filter(([stepKey]) => quests.completed.includes(stepKey))
    // A banner that follows another one does not open by itself, so that the player need not read several in a row.
    const afterPanel = done.some(([, type]) => type === 'banner')
    if (done.length > 0) setHasJustRead(afterPanel)
    const fresh = quests.active.find(
      ({ type, stepKey }) =>
        type === 'banner' && (before ? !afterPanel && !before.has(stepKey) : quests.completed.length === 0),
    )
    if (fresh) setWaiting(fresh.stepKey)
  }, [quests])

  useEffect(() => {
    if (waiting === null) return
    const timer = setInterval(() => {
      if (document.querySelector('dialog[open]')) return
      setReading(waiting)
      setWaiting(null)
    }, GUIDE_DELAY_MS)
    return () => clearInterval(timer)
  }, [waiting])

  const step = quests && stepToLead(quests.active, hasJustRead)
  if (!step) return null
  const read = quests.active.find(({ stepKey }) => stepKey === reading)
  const atCastle = pathname.replace(/\/$/, '') === pageAddress('castle')
  return (
    <>
      {!atCastle && (
        <TutorialGuideView
          step={step}
          way={wayFrom(pathname, step)}
          isOpen={isOpen}
          onFold={() => setIsOpen(!isOpen)}
          completing={completing === step.stepKey}
          onRead={() => setReading(step.stepKey)}
          onTake={() => complete(step.stepKey)}
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
