import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getSecondFactor } from './session-calls.ts'

const FACTOR_PAGE = '/game/settings-second-factor'

/** Replaces the console until the account has a second factor: without one the server refuses all of its calls. */
export function FactorGate({ children }: { children: ReactNode }) {
  const { data, isPending, refetch } = useQuery({ queryKey: ['secondFactor'], queryFn: getSecondFactor })
  // Calls before the answer would only be refused.
  if (isPending) return null
  if (data?.isOn !== false) return children
  return (
    <Card role="alert" sx={{ mt: 2, maxWidth: 720 }}>
      <CardContent>
        <Typography variant="h5" component="h1" gutterBottom>
          Включите вход по коду
        </Typography>
        <Typography sx={{ mb: 2 }}>
          Управление открыто только тем, кто после пароля вводит код с телефона: так чужой, узнав пароль, не
          доберётся до замков игроков. Настройка займёт пару минут.
        </Typography>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button variant="contained" href={FACTOR_PAGE} target="_blank" rel="noopener">
            Включить в игре
          </Button>
          <Button variant="outlined" onClick={() => void refetch()}>
            Готово, проверить
          </Button>
        </Stack>
      </CardContent>
    </Card>
  )
}
