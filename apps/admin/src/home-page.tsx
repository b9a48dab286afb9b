import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Chip from '@mui/material/Chip'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { lazy, Suspense } from 'react'
import { Title, useGetIdentity, usePermissions } from 'react-admin'
import { Link } from 'react-router-dom'
import { ROLE_NAMES } from '#catalogue/player/role-names.ts'
import { operations } from '#generated/operations.ts'
import type { Role } from '#generated/types.ts'
import { useSections } from './sections.ts'

const StatisticsPanel = lazy(async () => ({
  default: (await import('./statistics/statistics-panel.tsx')).StatisticsPanel,
}))

const STATISTICS_ROLES: readonly Role[] = operations.getStatistics.roles

/** «Главная»: the account, the sections that its roles open, and for some of them the numbers of the game. */
export function HomePage() {
  const { identity } = useGetIdentity()
  const { permissions = [] } = usePermissions<Role[]>()
  const sections = useSections()
  return (
    <>
      <Card sx={{ mt: 2, maxWidth: 720 }}>
        <Title title="Главная" />
        <CardContent>
          <Typography component="h2" variant="h5" gutterBottom>
            Здравствуйте{identity?.fullName ? `, ${identity.fullName}` : ''}
          </Typography>
          <Typography sx={{ mb: 2 }}>Здесь смотрят за замками и правят тексты игры. Вам доверено:</Typography>
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mb: 3 }}>
            {permissions
              .filter((role) => role !== 'PLAYER')
              .map((role) => (
                <Chip key={role} label={ROLE_NAMES[role]} variant="outlined" />
              ))}
          </Stack>
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
            {sections.map(({ path, to }) => (
              <Button key={path} component={Link} to={`/${path}`} variant="contained">
                {to}
              </Button>
            ))}
          </Stack>
        </CardContent>
      </Card>
      {permissions.some((role) => STATISTICS_ROLES.includes(role)) && (
        <Suspense fallback={<LinearProgress aria-label="Страница загружается" sx={{ mt: 2 }} />}>
          <StatisticsPanel />
        </Suspense>
      )}
    </>
  )
}
