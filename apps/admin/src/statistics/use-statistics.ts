import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AdminStatistics, StatisticsDays } from '#generated/types.ts'
import { client, messageOf } from '../calls.ts'

/** The server counts every half minute. */
const REFETCH_EVERY_MS = 60_000

async function getStatistics(days: StatisticsDays): Promise<AdminStatistics> {
  const { data, error } = await client.GET('/admin/statistics', { params: { query: { days } } })
  if (!data) throw new Error(messageOf(error))
  return data
}

/** The numbers of the last days, read again each minute. Those of the former choice stay until the new ones arrive. */
export function useStatistics(days: StatisticsDays) {
  return useQuery({
    queryKey: ['statistics', days],
    queryFn: () => getStatistics(days),
    refetchInterval: REFETCH_EVERY_MS,
    placeholderData: keepPreviousData,
    retry: false,
  })
}
