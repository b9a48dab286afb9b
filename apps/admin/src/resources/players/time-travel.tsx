import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useRecordContext } from 'react-admin'
import { UNITS } from '#catalogue/army/units.ts'
import type { AdminPlayer, PlayerAt } from '#generated/types.ts'
import { ALL_CURRENCIES } from '#rules/core/currencies.ts'
import { INSTANT_FORMAT } from '../instants.ts'
import { getPlayerAt } from './player-calls.ts'

const DAY_MS = 86_400_000

const numbers = new Intl.NumberFormat('ru-RU')

type Line = { readonly key: string; readonly name: string; readonly amount: number }

function purseOf(player: PlayerAt): Line[] {
  return ALL_CURRENCIES.map(({ purse, name }) => ({ key: purse, name, amount: player[purse] }))
}

function armyOf({ army }: PlayerAt): Line[] | undefined {
  return army ? UNITS.map(({ group, name }) => ({ key: group, name, amount: army[group] })) : undefined
}

function itemsOf({ items }: PlayerAt): Line[] {
  return items.map(({ kind, itemId, name, amount, quality, gearEntityId }) => ({
    key: `${kind} ${gearEntityId ?? itemId}`,
    name: gearEntityId === null ? name : `${name}, ${quality}\u00a0%, № ${gearEntityId}`,
    amount,
  }))
}

type ComparedProps = { title: string; then: readonly Line[]; now: readonly Line[]; empty: string }

/** Both states line by line. Differences are bold. */
function Compared({ title, then, now, empty }: ComparedProps) {
  const names = new Map([...then, ...now].map(({ key, name }) => [key, name]))
  const amountIn = (lines: readonly Line[], key: string) =>
    lines.find((line) => line.key === key)?.amount ?? 0
  return (
    <Box component="section" sx={{ mt: 2 }}>
      <Typography component="h2" variant="h6">
        {title}
      </Typography>
      {names.size === 0 ? (
        <Typography>{empty}</Typography>
      ) : (
        <Box
          component="table"
          sx={{ width: '100%', borderCollapse: 'collapse', '& td, & th': { p: 0.5, textAlign: 'right' } }}
        >
          <thead>
            <tr>
              <Box component="th" scope="col" sx={{ width: '60%', textAlign: 'left !important' }}>
                Что
              </Box>
              <th scope="col">Тогда</th>
              <th scope="col">Сейчас</th>
            </tr>
          </thead>
          <tbody>
            {[...names].map(([key, name]) => {
              const [before, after] = [amountIn(then, key), amountIn(now, key)]
              return (
                <Box component="tr" key={key} sx={{ fontWeight: before === after ? 400 : 700 }}>
                  <Box
                    component="th"
                    scope="row"
                    sx={{ fontWeight: 'inherit', textAlign: 'left !important', overflowWrap: 'anywhere' }}
                  >
                    {name}
                  </Box>
                  <td>{numbers.format(before)}</td>
                  <td>{numbers.format(after)}</td>
                </Box>
              )
            })}
          </tbody>
        </Box>
      )}
    </Box>
  )
}

function NoArmy({ armySince }: PlayerAt) {
  const since =
    armySince === null
      ? 'у этого замка её нет'
      : `она начинается ${new Date(armySince).toLocaleString('ru-RU', INSTANT_FORMAT)}`
  return (
    <Alert severity="info" sx={{ mt: 2 }}>
      Войско в этот момент неизвестно: история войска хранится не с начала, {since}.
    </Alert>
  )
}

/** «2026-11-25T14:05» in local time, as a field of the browser wants it. */
function localText(instant: Date): string {
  return new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

function States({ then, now }: { then: PlayerAt; now: PlayerAt }): ReactNode {
  const [armyThen, armyNow] = [armyOf(then), armyOf(now)]
  return (
    <>
      <Compared title="Казна" then={purseOf(then)} now={purseOf(now)} empty="Казна пуста" />
      {armyThen ? (
        <Compared title="Войско" then={armyThen} now={armyNow ?? []} empty="Войска нет" />
      ) : (
        <NoArmy {...then} />
      )}
      <Compared title="Вещи" then={itemsOf(then)} now={itemsOf(now)} empty="Вещей не было и нет" />
    </>
  )
}

/** The castle at a chosen time beside the castle now. */
export function TimeTravel() {
  const player = useRecordContext<AdminPlayer>()
  const id = player?.id ?? 0
  const [text, setText] = useState(() => localText(new Date(Date.now() - DAY_MS)))
  const chosen = new Date(text)
  const isChosen = !Number.isNaN(chosen.getTime()) && chosen <= new Date()
  const { data, error, isFetching } = useQuery({
    queryKey: ['playerAt', id, text],
    queryFn: async () => {
      const [then, now] = await Promise.all([getPlayerAt(id, chosen), getPlayerAt(id, undefined)])
      return { then, now }
    },
    enabled: id > 0 && isChosen,
  })
  return (
    <>
      <TextField
        label="Каким был замок"
        type="datetime-local"
        value={text}
        error={!isChosen}
        helperText={isChosen ? 'По времени этого компьютера' : 'Выберите время в прошлом'}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: localText(new Date()) } }}
        size="small"
      />
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {isFetching && !data ? <Skeleton variant="rounded" height={240} /> : null}
      {data ? <States {...data} /> : null}
    </>
  )
}
