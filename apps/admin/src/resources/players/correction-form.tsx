import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import type { AdminPlayer, Currency } from '#generated/types.ts'
import { CURRENCY_WORDS } from '#rules/core/currencies.ts'
import { readWrittenSum } from '#rules/core/written-sum.ts'
import { useKeptValue } from '../kept-text.tsx'
import { useAct } from '../use-act.ts'
import { GIVEN_ITEMS, type GivenItem, type ItemKind } from './given-items.ts'
import { correctMoney, giveItem } from './player-calls.ts'

const ITEM_WORDS = { gear: 'Снаряжение', resource: 'Ресурс', consumable: 'Припас' } as const satisfies Record<
  ItemKind,
  string
>
const WHAT_WORDS = { ...CURRENCY_WORDS, ...ITEM_WORDS }
type What = keyof typeof WHAT_WORDS

const REASON_LENGTH = { min: 3, max: 300 } as const

function isWhat(value: string): value is What {
  return Object.hasOwn(WHAT_WORDS, value)
}
function isCurrency(what: What): what is Currency {
  return Object.hasOwn(CURRENCY_WORDS, what)
}

/** The whole number in a field within the bounds; undefined for anything else. */
function wholeNumber(text: string, min: number, max: number): number | undefined {
  const sum = readWrittenSum(text, { negative: true })
  return sum.kind === 'sum' && sum.value >= min && sum.value <= max ? sum.value : undefined
}

type Amount = { readonly label: string; readonly hint: string; readonly min: number; readonly max: number }

function amountOf(what: What): Amount {
  if (isCurrency(what))
    return { label: 'Сколько', hint: 'Со знаком минус: забрать', min: -1_000_000_000, max: 1_000_000_000 }
  if (what === 'gear') return { label: 'Качество, %', hint: 'От 0 до 100', min: 0, max: 100 }
  return { label: 'Сколько', hint: 'От 1 до 500', min: 1, max: 500 }
}

/** Gives the player money or an item, or takes money. The player reads the reason. */
export function CorrectionForm({ player: { id: playerId } }: { player: AdminPlayer }) {
  const { isBusy, act } = useAct()
  const [what, setWhat] = useState<What>('GOLD')
  const [item, setItem] = useState<GivenItem | null>(null)
  const [amountText, setAmountText] = useState('')
  const [reason, setReason] = useKeptValue(`correction ${playerId}`)
  // A repeated click after a lost answer must not pay twice.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const { label, hint, min, max } = amountOf(what)
  const amount = wholeNumber(amountText, min, max)
  const words = reason.trim()
  const isReady =
    amount !== undefined &&
    (isCurrency(what) ? amount !== 0 : item !== null) &&
    words.length >= REASON_LENGTH.min
  const changed = () => setKey(crypto.randomUUID())

  const call = (): Promise<void> => {
    if (amount === undefined) return Promise.resolve()
    if (isCurrency(what)) return correctMoney({ playerId, currency: what, amount, reason: words }, key)
    const isGear = what === 'gear'
    const body = { playerId, kind: what, itemId: item?.id ?? 0, reason: words }
    return giveItem({ ...body, amount: isGear ? 1 : amount, quality: isGear ? amount : null }, key)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await act(call, 'Поправка внесена'))) return
    setAmountText('')
    setReason('')
    changed()
  }
  return (
    <Box
      component="form"
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start', mb: 2 }}
    >
      <TextField
        select
        label="Что изменить"
        value={what}
        onChange={({ target }) => {
          if (!isWhat(target.value)) return
          setWhat(target.value)
          setItem(null)
          changed()
        }}
        size="small"
        sx={{ flex: '0 1 190px', m: 0 }}
      >
        {Object.entries(WHAT_WORDS).map(([value, name]) => (
          <MenuItem key={value} value={value}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {isCurrency(what) ? null : (
        <Autocomplete
          options={GIVEN_ITEMS[what]}
          value={item}
          onChange={(_event, chosen) => {
            setItem(chosen)
            changed()
          }}
          isOptionEqualToValue={(option, value) => option.id === value.id}
          noOptionsText="Такого нет"
          openText="Показать список"
          closeText="Скрыть список"
          clearText="Очистить"
          size="small"
          sx={{ flex: '1 1 220px' }}
          renderInput={(props) => <TextField {...props} label="Что выдать" sx={{ m: 0 }} />}
        />
      )}
      <TextField
        label={label}
        helperText={hint}
        value={amountText}
        error={amountText !== '' && amount === undefined}
        onChange={(event) => {
          setAmountText(event.target.value)
          changed()
        }}
        slotProps={{ htmlInput: { inputMode: isCurrency(what) ? 'text' : 'numeric', maxLength: 30 } }}
        size="small"
        sx={{ flex: '0 1 190px', m: 0 }}
      />
      <TextField
        label="За что"
        helperText="Это прочтёт игрок: в истории казны или вещей"
        value={reason}
        onChange={(event) => {
          setReason(event.target.value)
          changed()
        }}
        slotProps={{ htmlInput: { maxLength: REASON_LENGTH.max } }}
        size="small"
        sx={{ flex: '1 1 260px', m: 0 }}
      />
      <Button type="submit" variant="contained" disabled={isBusy || !isReady}>
        Внести поправку
      </Button>
    </Box>
  )
}
