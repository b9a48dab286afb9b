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
  Error,
  ItemHistory,
  ItemSummary,
  ListItemHistoryParams,
  ListMoneyHistoryParams,
  MoneyHistory,
  MoneySummary
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
export const getListMoneyHistoryUrl = (params?: ListMoneyHistoryParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/player-money-history?${stringifiedParams}` : `/player-money-history`
}
/**
 * @summary List the ledger
 */
export const listMoneyHistory = async (params?: ListMoneyHistoryParams, options?: Parameters<typeof transport>[1]): Promise<MoneyHistory> => {
  return transport<MoneyHistory>(getListMoneyHistoryUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}
export const getListMoneyHistoryQueryKey = (params?: ListMoneyHistoryParams,) => {
    return [
    `/player-money-history`, ...(params ? [params] : [])
    ] as const;
    }
export const getListMoneyHistoryQueryOptions = <TData = Awaited<ReturnType<typeof listMoneyHistory>>, TError = ErrorType<Error>>(params?: ListMoneyHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMoneyHistory>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListMoneyHistoryQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMoneyHistory>>> = ({ signal }) => listMoneyHistory(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMoneyHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type ListMoneyHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof listMoneyHistory>>>
export type ListMoneyHistoryQueryError = ErrorType<Error>
export function useListMoneyHistory<TData = Awaited<ReturnType<typeof listMoneyHistory>>, TError = ErrorType<Error>>(
 params: undefined |  ListMoneyHistoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMoneyHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMoneyHistory>>,
          TError,
          Awaited<ReturnType<typeof listMoneyHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMoneyHistory<TData = Awaited<ReturnType<typeof listMoneyHistory>>, TError = ErrorType<Error>>(
 params?: ListMoneyHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMoneyHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMoneyHistory>>,
          TError,
          Awaited<ReturnType<typeof listMoneyHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMoneyHistory<TData = Awaited<ReturnType<typeof listMoneyHistory>>, TError = ErrorType<Error>>(
 params?: ListMoneyHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMoneyHistory>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the ledger
 */
export function useListMoneyHistory<TData = Awaited<ReturnType<typeof listMoneyHistory>>, TError = ErrorType<Error>>(
 params?: ListMoneyHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMoneyHistory>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListMoneyHistoryQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getGetMoneySummaryUrl = () => {
  return `/player-money-history/summary`
}
/**
 * @summary Get income and spending of thirty game days
 */
export const getMoneySummary = async ( options?: Parameters<typeof transport>[1]): Promise<MoneySummary> => {
  return transport<MoneySummary>(getGetMoneySummaryUrl(),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetMoneySummaryQueryKey = () => {
    return [
    `/player-money-history/summary`
    ] as const;
    }
export const getGetMoneySummaryQueryOptions = <TData = Awaited<ReturnType<typeof getMoneySummary>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMoneySummary>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetMoneySummaryQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMoneySummary>>> = ({ signal }) => getMoneySummary({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMoneySummary>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetMoneySummaryQueryResult = NonNullable<Awaited<ReturnType<typeof getMoneySummary>>>
export type GetMoneySummaryQueryError = ErrorType<Error>
export function useGetMoneySummary<TData = Awaited<ReturnType<typeof getMoneySummary>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMoneySummary>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMoneySummary>>,
          TError,
          Awaited<ReturnType<typeof getMoneySummary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMoneySummary<TData = Awaited<ReturnType<typeof getMoneySummary>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMoneySummary>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMoneySummary>>,
          TError,
          Awaited<ReturnType<typeof getMoneySummary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMoneySummary<TData = Awaited<ReturnType<typeof getMoneySummary>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMoneySummary>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get income and spending of thirty game days
 */
export function useGetMoneySummary<TData = Awaited<ReturnType<typeof getMoneySummary>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMoneySummary>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetMoneySummaryQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getListItemHistoryUrl = (params?: ListItemHistoryParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/player-item-history?${stringifiedParams}` : `/player-item-history`
}
/**
 * @summary List the item history
 */
export const listItemHistory = async (params?: ListItemHistoryParams, options?: Parameters<typeof transport>[1]): Promise<ItemHistory> => {
  return transport<ItemHistory>(getListItemHistoryUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}
export const getListItemHistoryQueryKey = (params?: ListItemHistoryParams,) => {
    return [
    `/player-item-history`, ...(params ? [params] : [])
    ] as const;
    }
export const getListItemHistoryQueryOptions = <TData = Awaited<ReturnType<typeof listItemHistory>>, TError = ErrorType<Error>>(params?: ListItemHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listItemHistory>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListItemHistoryQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listItemHistory>>> = ({ signal }) => listItemHistory(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listItemHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type ListItemHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof listItemHistory>>>
export type ListItemHistoryQueryError = ErrorType<Error>
export function useListItemHistory<TData = Awaited<ReturnType<typeof listItemHistory>>, TError = ErrorType<Error>>(
 params: undefined |  ListItemHistoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listItemHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listItemHistory>>,
          TError,
          Awaited<ReturnType<typeof listItemHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListItemHistory<TData = Awaited<ReturnType<typeof listItemHistory>>, TError = ErrorType<Error>>(
 params?: ListItemHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listItemHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listItemHistory>>,
          TError,
          Awaited<ReturnType<typeof listItemHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListItemHistory<TData = Awaited<ReturnType<typeof listItemHistory>>, TError = ErrorType<Error>>(
 params?: ListItemHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listItemHistory>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the item history
 */
export function useListItemHistory<TData = Awaited<ReturnType<typeof listItemHistory>>, TError = ErrorType<Error>>(
 params?: ListItemHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listItemHistory>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListItemHistoryQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getGetItemSummaryUrl = () => {
  return `/player-item-history/summary`
}
/**
 * @summary Get items received and removed in thirty game days
 */
export const getItemSummary = async ( options?: Parameters<typeof transport>[1]): Promise<ItemSummary> => {
  return transport<ItemSummary>(getGetItemSummaryUrl(),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetItemSummaryQueryKey = () => {
    return [
    `/player-item-history/summary`
    ] as const;
    }
export const getGetItemSummaryQueryOptions = <TData = Awaited<ReturnType<typeof getItemSummary>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getItemSummary>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetItemSummaryQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getItemSummary>>> = ({ signal }) => getItemSummary({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getItemSummary>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetItemSummaryQueryResult = NonNullable<Awaited<ReturnType<typeof getItemSummary>>>
export type GetItemSummaryQueryError = ErrorType<Error>
export function useGetItemSummary<TData = Awaited<ReturnType<typeof getItemSummary>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getItemSummary>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getItemSummary>>,
          TError,
          Awaited<ReturnType<typeof getItemSummary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetItemSummary<TData = Awaited<ReturnType<typeof getItemSummary>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getItemSummary>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getItemSummary>>,
          TError,
          Awaited<ReturnType<typeof getItemSummary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetItemSummary<TData = Awaited<ReturnType<typeof getItemSummary>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getItemSummary>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get items received and removed in thirty game days
 */
export function useGetItemSummary<TData = Awaited<ReturnType<typeof getItemSummary>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getItemSummary>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetItemSummaryQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
