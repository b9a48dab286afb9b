import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useEffect, useEffectEvent, useState } from 'react'
import { useGetIdentity, useRecordContext, useResourceContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { keepText, readKeptText, type TypedFields } from '#apps/kept-text/kept-text.ts'

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

type RecordId = string | number | undefined

function formOf(resource: string, id: RecordId): string {
  return `console ${resource} ${id ?? 'new'}`
}

/** Who writes. Undefined until it is known. */
function useWriterId(): number | undefined {
  const id = useGetIdentity().data?.id
  return typeof id === 'number' ? id : undefined
}

/** Returns what forgets the kept text of a record that is saved; without an id, of a new one. */
export function useForgetText(): (id?: RecordId) => void {
  const writerId = useWriterId()
  const resource = useResourceContext() ?? ''
  return (id) => {
    if (writerId !== undefined) keepText(writerId, formOf(resource, id), {})
  }
}

/**
 * A text that is typed outside of a record's form. It stays in the tab until it is empty again, also across a login: empty it when it is
 * sent.
 */
export function useKeptValue(form: string): readonly [string, (text: string) => void] {
  const writerId = useWriterId()
  const [typed, setTyped] = useState<string>()
  const key = `console ${form}`
  const type = (text: string) => {
    setTyped(text)
    if (writerId !== undefined) keepText(writerId, key, text === '' ? {} : { text: { text, base: '' } })
  }
  if (typed !== undefined) return [typed, type]
  const kept = writerId === undefined ? undefined : readKeptText(writerId, key)
  return [kept?.text?.text ?? '', type]
}

type KeptTextProps = { fields: readonly string[] }

/**
 * Keeps what is typed into these fields of the surrounding form in the tab until it is saved, also across a login, and puts it back
 * when the form opens again.
 */
export function KeptText({ fields }: KeptTextProps) {
  const writerId = useWriterId()
  const record = useRecordContext()
  const form = formOf(useResourceContext() ?? '', record?.id)
  const { setValue, watch } = useFormContext()
  const [restored, setRestored] = useState<TypedFields | null>(null)

  const restore = useEffectEvent((writer: number) => {
    const kept = Object.entries(readKeptText(writer, form)).filter(
      ([field, { text }]) => fields.includes(field) && text !== textOf(record?.[field]),
    )
    if (kept.length === 0) return
    for (const [field, { text }] of kept) setValue(field, text, { shouldDirty: true })
    setRestored(Object.fromEntries(kept))
  })
  const keep = useEffectEvent((writer: number, values: Readonly<Record<string, unknown>>) => {
    const before = readKeptText(writer, form)
    const typed = fields.flatMap((field) => {
      const text = textOf(values[field])
      const stored = textOf(record?.[field])
      return text === stored ? [] : [[field, { text, base: before[field]?.base ?? stored }] as const]
    })
    keepText(writer, form, Object.fromEntries(typed))
  })
  // The surrounding form fills its fields in an effect that runs after those of its children: they begin a render later.
  const [isFilled, setIsFilled] = useState(false)
  useEffect(() => setIsFilled(true), [])
  useEffect(() => {
    if (!isFilled || writerId === undefined) return
    restore(writerId)
    const { unsubscribe } = watch((values, { type }) => {
      if (type === 'change') keep(writerId, values)
    })
    return unsubscribe
  }, [isFilled, writerId, watch])

  if (!restored || writerId === undefined) return null
  const isOutdated = Object.entries(restored).some(([field, { base }]) => base !== textOf(record?.[field]))
  const giveUp = () => {
    for (const field of Object.keys(restored)) setValue(field, textOf(record?.[field]), { shouldDirty: true })
    keepText(writerId, form, {})
    setRestored(null)
  }
  return (
    <Alert
      severity={isOutdated ? 'warning' : 'info'}
      action={<Button onClick={giveUp}>Вернуть сохранённый</Button>}
      sx={{ width: '100%', mb: 2 }}
    >
      Здесь текст, который вы не сохранили.
      {isOutdated && ' Пока вас не было, сохранённый изменил кто-то другой: сравните их.'}
    </Alert>
  )
}
