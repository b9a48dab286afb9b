import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

type ChartCardProps = {
  title: string
  about?: string | undefined
  children: ReactNode
  /** The numbers of the chart for those who do not see it. */
  table?: ReactNode
}

/** A chart with its title, and its numbers below, folded. */
export function ChartCard({ title, about, children, table }: ChartCardProps) {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <CardContent>
        <Typography id={id} component="h2" variant="h6">
          {title}
        </Typography>
        {about && (
          <Typography variant="body2" color="text.secondary">
            {about}
          </Typography>
        )}
        <Box sx={{ mt: 1, minWidth: 0 }}>{children}</Box>
        {table && (
          <Box component="details" sx={{ mt: 1 }}>
            <Box component="summary" sx={{ cursor: 'pointer', py: 0.5 }}>
              Числа таблицей
            </Box>
            {table}
          </Box>
        )}
      </CardContent>
    </Card>
  )
}
