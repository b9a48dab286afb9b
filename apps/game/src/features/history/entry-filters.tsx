import { keysOf } from '../../shell/keys-of.ts'
import { FilterChips } from '../../ui/controls/filter-chips.tsx'
import { Select } from '../../ui/controls/select.tsx'

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

/** Options of a select: all sources, then each in alphabetical order. */
export function sourceOptions<Source extends string>(
  words: Readonly<Record<Source, string>>,
): { value: Source | 'all'; label: string }[] {
  const options = keysOf(words)
    .map((value) => ({ value, label: words[value] }))
    .sort((left, right) => left.label.localeCompare(right.label, 'ru'))
  return [{ value: 'all', label: 'За всё' }, ...options]
}
