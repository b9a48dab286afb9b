/**
 * Generated from contracts/openapi.yaml. Do not edit.
 */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';
import type {
  AdminStatistics,
  Error,
  GetStatisticsParams
} from '../types.ts';
import { transport } from '../transport.ts';
import type { ErrorType } from '../transport.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];
const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};
export const getGetStatisticsUrl = (params?: GetStatisticsParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/admin/statistics?${stringifiedParams}` : `/admin/statistics`
}
/**
 * @summary Get the numbers of the game by day
 */
export const getStatistics = async (params?: GetStatisticsParams, options?: Parameters<typeof transport>[1]): Promise<AdminStatistics> => {
  return transport<AdminStatistics>(getGetStatisticsUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetStatisticsQueryKey = (params?: GetStatisticsParams,) => {
    return [
    `/admin/statistics`, ...(params ? [params] : [])
    ] as const;
    }
export const getGetStatisticsQueryOptions = <TData = Awaited<ReturnType<typeof getStatistics>>, TError = ErrorType<Error>>(params?: GetStatisticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatistics>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetStatisticsQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStatistics>>> = ({ signal }) => getStatistics(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStatistics>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetStatisticsQueryResult = NonNullable<Awaited<ReturnType<typeof getStatistics>>>
export type GetStatisticsQueryError = ErrorType<Error>
export function useGetStatistics<TData = Awaited<ReturnType<typeof getStatistics>>, TError = ErrorType<Error>>(
 params: undefined |  GetStatisticsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatistics>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStatistics>>,
          TError,
          Awaited<ReturnType<typeof getStatistics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStatistics<TData = Awaited<ReturnType<typeof getStatistics>>, TError = ErrorType<Error>>(
 params?: GetStatisticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatistics>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStatistics>>,
          TError,
          Awaited<ReturnType<typeof getStatistics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStatistics<TData = Awaited<ReturnType<typeof getStatistics>>, TError = ErrorType<Error>>(
 params?: GetStatisticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatistics>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the numbers of the game by day
 */
export function useGetStatistics<TData = Awaited<ReturnType<typeof getStatistics>>, TError = ErrorType<Error>>(
 params?: GetStatisticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatistics>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetStatisticsQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
