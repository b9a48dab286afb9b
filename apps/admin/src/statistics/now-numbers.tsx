import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { AdminStatistics } from '#generated/types.ts'
import { durationWords, numberWords } from './number-words.ts'

/** Figures of this moment: who is here, and whether the server keeps up. */
export function NowNumbers({ now }: Pick<AdminStatistics, 'now'>) {
  const { online, timersDue, timerLagSeconds, lettersWaiting, letterLagSeconds } = now
  const numbers = [
    ['В игре сейчас', numberWords(online)],
    ['Просрочено таймеров', numberWords(timersDue)],
    ['Отставание таймеров', durationWords(timerLagSeconds)],
    ['Писем в очереди', numberWords(lettersWaiting)],
    ['Старшее письмо ждёт', durationWords(letterLagSeconds)],
  ] as const
  return (
    <Card component="section" aria-label="Сейчас">
      <CardContent>
        <Stack component="dl" direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 3, m: 0 }}>
          {numbers.map(([label, words]) => (
            <Stack key={label} sx={{ flexDirection: 'column-reverse' }}>
              <Typography component="dt" variant="body2" color="text.secondary">
                {label}
              </Typography>
              <Typography component="dd" variant="h5" sx={{ m: 0 }}>
                {words}
              </Typography>
            </Stack>
          ))}
        </Stack>
      </CardContent>
    </Card>
  )
}
