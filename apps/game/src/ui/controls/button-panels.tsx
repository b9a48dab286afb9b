import type { RefObject } from 'react'
import { Confirm, type ConfirmQuestion } from '../overlays/confirm.tsx'
import { PopoverPanel } from '../overlays/popover-panel.tsx'
import { type Reason, Reasons, reasonsAsText } from '../overlays/reasons.tsx'
import type { HoverCard } from '../overlays/use-hover-card.ts'

/** The id of the text that describes a blocked button. */
export function whyTextId(id: string): string {
  return `${id}-why`
}

type PanelProps = {
  /** The id of the button. Those of its panels begin with it. */
  id: string
  anchor: RefObject<HTMLButtonElement | null>
}

/** The reasons of a blocked button: always for screen readers, in a panel while its card is open. */
export function WhyNot({
  id,
  anchor,
  reasons,
  card,
}: PanelProps & { reasons: readonly Reason[]; card: HoverCard }) {
  return (
    <>
      <span id={whyTextId(id)} className="sr">
        {reasonsAsText(reasons)}
      </span>
      {card.open && (
        <PopoverPanel
          id={`${id}-reasons`}
          label="Почему нельзя"
          anchor={anchor}
          onClose={card.close}
          {...card.panel}
        >
          <Reasons reasons={reasons} />
        </PopoverPanel>
      )}
    </>
  )
}

type AskFirstProps = PanelProps & {
  question: ConfirmQuestion
  onAnswer: (yes: boolean) => void
  onClose: () => void
}

/** The question that a button asks before it acts. */
export function AskFirst({ id, anchor, question, onAnswer, onClose }: AskFirstProps) {
  return (
    <PopoverPanel id={`${id}-confirm`} label={question.title} anchor={anchor} takesFocus onClose={onClose}>
      <Confirm question={question} onConfirm={() => onAnswer(true)} onCancel={() => onAnswer(false)} />
    </PopoverPanel>
  )
}
