import { keysOf } from '../../shell/keys-of.ts'
import { FilterChips } from '../../ui/controls/filter-chips.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { sourceOptions } from './source-options.ts'

type ChoiceProps<Value extends string> = {
  label: string
  words: Readonly<Record<Value, string>>
  chosen: Value | undefined
  /** Undefined lifts the filter. */
  onChoose: (value: Value | undefined) => void
}

/** A few values as chips, at most one chosen. Another press on it lifts the filter. */
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

/** A select of sources in alphabetical order. */
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
