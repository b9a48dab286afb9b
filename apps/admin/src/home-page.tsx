import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Button, Title, useGetIdentity, usePermissions } from 'react-admin'
import { Link } from 'react-router-dom'
import type { Role } from '../../../generated/types.ts'
import { NoSections } from './no-sections.tsx'
import { ROLE_NAMES } from './role-names.ts'
import { useSections } from './sections.ts'

/** «Главная»: the account and the sections that its roles open. */
export function HomePage() {
  const { identity } = useGetIdentity()
  const { permissions = [] } = usePermissions<Role[]>()
  const sections = useSections()
  return (
    <Card sx={{ mt: 2, maxWidth: 720 }}>
      <Title title="Главная" />
      <CardContent>
        <Typography variant="h5" gutterBottom>
          Здравствуйте{identity?.fullName ? `, ${identity.fullName}` : ''}
        </Typography>
        <Typography sx={{ mb: 2 }}>Здесь смотрят за замками, их казной и оплатой. Вам доверено:</Typography>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mb: 3 }}>
          {permissions
            .filter((role) => role !== 'PLAYER')
            .map((role) => (
              <Chip key={role} label={ROLE_NAMES[role]} variant="outlined" />
            ))}
        </Stack>
        {sections.length > 0 ? (
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
            {sections.map(({ resource, to }) => (
              <Button key={resource} component={Link} to={`/${resource}`} variant="contained" label={to} />
            ))}
          </Stack>
        ) : (
          <NoSections />
        )}
      </CardContent>
    </Card>
  )
}
