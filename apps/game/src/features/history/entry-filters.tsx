import { keysOf } from '../../shell/keys-of.ts'
import { FilterChips } from '../../ui/controls/filter-chips.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { sourceOptions } from './source-options.ts'

type ChoiceProps<Value extends string> = {
  label: string
  words: Readonly<Record<Value, string>>
  chosen: Value | undefined
  /** Nothing chosen lets everything through. */
  onChoose: (value: Value | undefined) => void
}

/** One of a few as chips; pressed again it is let go. */
export function OneOrAll<Value extends string>({ label, words, chosen, onChoose }: ChoiceProps<Value>) {
  return (
    <FilterChips
      label={label}
      chips={keysOf(words).map((value) => ({ value, label: words[value] }))}
      chosen={new Set(chosen && [chosen])}
      onToggle={(value) => onChoose(value === chosen ? undefined : value)}
    />
  )
}

/** One of many reasons, in the order of the alphabet. */
export function ReasonSelect<Value extends string>({
  words,
  chosen,
  onChoose,
}: Omit<ChoiceProps<Value>, 'label'>) {
  return (
    <Select
      label="За что"
      options={sourceOptions(words)}
      value={chosen ?? 'all'}
      onChange={(value) => onChoose(value === 'all' ? undefined : value)}
    />
  )
}
