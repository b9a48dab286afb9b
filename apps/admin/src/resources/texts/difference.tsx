import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useFormContext, useWatch } from 'react-hook-form'
import { textOf } from '#rules/content/rich-text-words.ts'
import { type Change, wordChanges } from './word-changes.ts'

type Compared = {
  /** Field of the form. */
  readonly field: string
  readonly label: string
  /** What the form's text is compared with. */
  readonly given: string
  /** Texts with markup are compared by their words. */
  readonly isRich?: boolean
}

type DifferenceProps = {
  title: string
  fields: readonly Compared[]
  /** The text of the button that takes the given text back. */
  back: string
  /** The state that the form gets with it. Default: it stays. */
  state?: string
}

function Run({ kind, text }: Change) {
  if (kind === 'same') return <span>{text}</span>
  const isAdded = kind === 'added'
  return (
    <Box
      component={isAdded ? 'ins' : 'del'}
      sx={{ bgcolor: isAdded ? '#dff3e1' : '#fbe3e1', color: isAdded ? '#14491d' : '#7a1710' }}
    >
      {text}
    </Box>
  )
}

function Words({ given, now, isRich = false }: { given: string; now: string; isRich?: boolean }) {
  const [before, after] = isRich ? [textOf(given), textOf(now)] : [given, now]
  if (before === after) return <Typography>Изменилось только оформление.</Typography>
  return (
    <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {wordChanges(before, after).map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: runs have no other identity
        <Run key={index} {...change} />
      ))}
    </Typography>
  )
}

/** How the form's text differs from a given one, and the way back to that. */
export function Difference({ title, fields, back, state }: DifferenceProps) {
  const { setValue } = useFormContext()
  const values: readonly unknown[] = useWatch({ name: fields.map(({ field }) => field) })
  const changed = fields
    .map((compared, index) => ({ ...compared, now: String(values[index] ?? '') }))
    .filter(({ given, now }) => given !== now)
  const takeBack = () => {
    for (const { field, given } of fields) setValue(field, given, { shouldDirty: true })
    if (state !== undefined) setValue('state', state, { shouldDirty: true })
  }
  return (
    <Box sx={{ width: '100%', mt: 2 }}>
      <Typography component="h2" variant="h6">
        {title}
      </Typography>
      {changed.length === 0 ? (
        <Typography>Отличий нет.</Typography>
      ) : (
        <>
          {changed.map(({ field, label, given, now, isRich }) => (
            <Box key={field} sx={{ my: 1 }}>
              <Typography component="h3" variant="subtitle2">
                {label}
              </Typography>
              <Words given={given} now={now} isRich={isRich} />
            </Box>
          ))}
          <Button onClick={takeBack} variant="outlined" size="small">
            {back}
          </Button>
        </>
      )}
    </Box>
  )
}
