import { SelectInput } from 'react-admin'
import { STATE_NAMES } from './text-words.ts'

const CHOICES = Object.entries(STATE_NAMES).map(([id, name]) => ({ id, name }))

/** What becomes of the text when it is saved. */
export function StateInput() {
  return (
    <SelectInput
      source="state"
      choices={CHOICES}
      helperText="Черновик игроки не видят. Опубликованный текст открытые игры покажут за пару секунд."
      isRequired
    />
  )
}
