import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Divider from '@mui/material/Divider'
import Typography from '@mui/material/Typography'
import { Labeled, Show, TabbedShowLayout, TabbedShowLayoutTabs, useRecordContext } from 'react-admin'
import { ROLE_NAMES } from '#catalogue/player/role-names.ts'
import { TITLE_NAMES } from '#catalogue/player/titles.ts'
import type { AdminPlayer } from '#generated/types.ts'
import { PURSES } from '#rules/core/currencies.ts'
import { RecordError } from '../record-error.tsx'
import { recordFields } from '../record-fields.tsx'
import { RECORD_QUERY } from '../record-query.ts'
import type { SourceOf } from '../resource-name.ts'
import { Corrections } from './corrections.tsx'
import { ItemEntries } from './item-entries.tsx'
import { MoneyEntries } from './money-entries.tsx'
import { PlayerAccess } from './player-access.tsx'
import { PlayerFights } from './player-fights.tsx'
import { KIND_NAMES } from './player-names.ts'
import { PlayerNotes } from './player-notes.tsx'
import { PlayerSessions } from './player-sessions.tsx'
import { PlayerTies } from './player-ties.tsx'
import { TimeTravel } from './time-travel.tsx'

const { BooleanField, InstantField, EmailField, FunctionField, NumberField, TextField } =
  recordFields<'players'>()

/** What is owed stands beside the diamonds. */
const PURSE_FIELDS = PURSES.flatMap((purse) =>
  purse === 'diamonds' ? [purse, 'owedDiamonds' as const] : [purse],
)
const COUNT_FIELDS = [...PURSE_FIELDS, 'missionsWon', 'missionsLost'] as const satisfies SourceOf<'players'>[]
const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
  gap: 2,
  // A long e-mail breaks inside its column.
  '& > *': { minWidth: 0, overflowWrap: 'anywhere' },
}

function PlayerTitle() {
  const player = useRecordContext<AdminPlayer>()
  return <span>{player ? player.name : 'Игрок'}</span>
}

function Roles({ roles }: AdminPlayer) {
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {roles.map((role) => (
        <Chip key={role} size="small" variant="outlined" label={ROLE_NAMES[role]} />
      ))}
    </Box>
  )
}

function Heading({ children }: { children: string }) {
  return (
    <Typography component="h2" variant="h6" sx={{ mt: 3, mb: 1 }}>
      {children}
    </Typography>
  )
}

function Account() {
  return (
    <Box sx={columns}>
      <Labeled>
        <TextField source="name" />
      </Labeled>
      <Labeled>
        <FunctionField source="kind" render={({ kind }) => KIND_NAMES[kind]} />
      </Labeled>
      <Labeled>
        <EmailField source="email" emptyText="—" />
      </Labeled>
      <Labeled>
        <BooleanField source="emailConfirmed" />
      </Labeled>
      <Labeled>
        <InstantField source="createdAt" />
      </Labeled>
      <Labeled>
        <InstantField source="lastSeenAt" emptyText="—" />
      </Labeled>
      <Labeled sx={{ gridColumn: '1 / -1' }}>
        <FunctionField source="roles" render={Roles} />
      </Labeled>
    </Box>
  )
}

function Balances() {
  return (
    <Box sx={columns}>
      <Labeled>
        <FunctionField
          source="level"
          render={({ level, title }) => `${level}, ${TITLE_NAMES[title].toLowerCase()}`}
        />
      </Labeled>
      <Labeled>
        <FunctionField
          source="experience"
          render={({ experience }) => (experience / 100).toLocaleString('ru-RU')}
        />
      </Labeled>
      {COUNT_FIELDS.map((source) => (
        <Labeled key={source}>
          <NumberField source={source} locales="ru-RU" />
        </Labeled>
      ))}
    </Box>
  )
}

/** One player: the account and what may be done to it, the castle now and then, and every history. */
export function PlayerShow() {
  return (
    <Show
      title={<PlayerTitle />}
      actions={false}
      queryOptions={RECORD_QUERY}
      error={<RecordError />}
      sx={{ mt: 2, '& .RaShow-main, & .RaShow-card': { minWidth: 0 } }}
    >
      <TabbedShowLayout tabs={<TabbedShowLayoutTabs variant="scrollable" scrollButtons="auto" />}>
        <TabbedShowLayout.Tab label="Обзор">
          <Account />
          <Divider />
          <Heading>Доступ</Heading>
          <PlayerAccess />
          <Divider />
          <Heading>Замок</Heading>
          <Balances />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="Казна" path="money">
          <Heading>Поправки</Heading>
          <Corrections />
          <Heading>Счётная книга</Heading>
          <MoneyEntries />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="Вещи" path="items">
          <ItemEntries />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="Бои" path="fights">
          <PlayerFights />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="Сеансы" path="sessions">
          <PlayerSessions />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="Связи" path="ties">
          <PlayerTies />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="Заметки" path="notes">
          <PlayerNotes />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="Прошлое" path="past">
          <TimeTravel />
        </TabbedShowLayout.Tab>
      </TabbedShowLayout>
    </Show>
  )
}
