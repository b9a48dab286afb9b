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
  ChallengeHistory,
  ChallengeRecords,
  CurrentChallenge,
  Error,
  GetCurrentChallengeParams,
  GetPastChallengeParams,
  Id,
  ListChallengeHistoryParams,
  PastChallenge
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
export const getGetCurrentChallengeUrl = (params?: GetCurrentChallengeParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/challenges/current?${stringifiedParams}` : `/challenges/current`
}
/**
 * @summary Get the running challenge with a page of its table
 */
export const getCurrentChallenge = async (params?: GetCurrentChallengeParams, options?: Parameters<typeof transport>[1]): Promise<CurrentChallenge> => {
  return transport<CurrentChallenge>(getGetCurrentChallengeUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetCurrentChallengeQueryKey = (params?: GetCurrentChallengeParams,) => {
    return [
    `/challenges/current`, ...(params ? [params] : [])
    ] as const;
    }
export const getGetCurrentChallengeQueryOptions = <TData = Awaited<ReturnType<typeof getCurrentChallenge>>, TError = ErrorType<Error>>(params?: GetCurrentChallengeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentChallenge>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetCurrentChallengeQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCurrentChallenge>>> = ({ signal }) => getCurrentChallenge(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCurrentChallenge>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetCurrentChallengeQueryResult = NonNullable<Awaited<ReturnType<typeof getCurrentChallenge>>>
export type GetCurrentChallengeQueryError = ErrorType<Error>
export function useGetCurrentChallenge<TData = Awaited<ReturnType<typeof getCurrentChallenge>>, TError = ErrorType<Error>>(
 params: undefined |  GetCurrentChallengeParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentChallenge>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCurrentChallenge>>,
          TError,
          Awaited<ReturnType<typeof getCurrentChallenge>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCurrentChallenge<TData = Awaited<ReturnType<typeof getCurrentChallenge>>, TError = ErrorType<Error>>(
 params?: GetCurrentChallengeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentChallenge>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCurrentChallenge>>,
          TError,
          Awaited<ReturnType<typeof getCurrentChallenge>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCurrentChallenge<TData = Awaited<ReturnType<typeof getCurrentChallenge>>, TError = ErrorType<Error>>(
 params?: GetCurrentChallengeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentChallenge>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the running challenge with a page of its table
 */
export function useGetCurrentChallenge<TData = Awaited<ReturnType<typeof getCurrentChallenge>>, TError = ErrorType<Error>>(
 params?: GetCurrentChallengeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentChallenge>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetCurrentChallengeQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getListChallengeHistoryUrl = (params?: ListChallengeHistoryParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/challenges/history?${stringifiedParams}` : `/challenges/history`
}
/**
 * @summary List the challenges that have ended
 */
export const listChallengeHistory = async (params?: ListChallengeHistoryParams, options?: Parameters<typeof transport>[1]): Promise<ChallengeHistory> => {
  return transport<ChallengeHistory>(getListChallengeHistoryUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}
export const getListChallengeHistoryQueryKey = (params?: ListChallengeHistoryParams,) => {
    return [
    `/challenges/history`, ...(params ? [params] : [])
    ] as const;
    }
export const getListChallengeHistoryQueryOptions = <TData = Awaited<ReturnType<typeof listChallengeHistory>>, TError = ErrorType<Error>>(params?: ListChallengeHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChallengeHistory>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListChallengeHistoryQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listChallengeHistory>>> = ({ signal }) => listChallengeHistory(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listChallengeHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type ListChallengeHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof listChallengeHistory>>>
export type ListChallengeHistoryQueryError = ErrorType<Error>
export function useListChallengeHistory<TData = Awaited<ReturnType<typeof listChallengeHistory>>, TError = ErrorType<Error>>(
 params: undefined |  ListChallengeHistoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChallengeHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listChallengeHistory>>,
          TError,
          Awaited<ReturnType<typeof listChallengeHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListChallengeHistory<TData = Awaited<ReturnType<typeof listChallengeHistory>>, TError = ErrorType<Error>>(
 params?: ListChallengeHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChallengeHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listChallengeHistory>>,
          TError,
          Awaited<ReturnType<typeof listChallengeHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListChallengeHistory<TData = Awaited<ReturnType<typeof listChallengeHistory>>, TError = ErrorType<Error>>(
 params?: ListChallengeHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChallengeHistory>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the challenges that have ended
 */
export function useListChallengeHistory<TData = Awaited<ReturnType<typeof listChallengeHistory>>, TError = ErrorType<Error>>(
 params?: ListChallengeHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChallengeHistory>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListChallengeHistoryQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getGetPastChallengeUrl = (challengeId: Id,
    params?: GetPastChallengeParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/challenges/history/${challengeId}?${stringifiedParams}` : `/challenges/history/${challengeId}`
}
/**
 * @summary Get a challenge that has ended with a page of its table
 */
export const getPastChallenge = async (challengeId: Id,
    params?: GetPastChallengeParams, options?: Parameters<typeof transport>[1]): Promise<PastChallenge> => {
  return transport<PastChallenge>(getGetPastChallengeUrl(challengeId,params),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetPastChallengeQueryKey = (challengeId: Id,
    params?: GetPastChallengeParams,) => {
    return [
    `/challenges/history/${challengeId}`, ...(params ? [params] : [])
    ] as const;
    }
export const getGetPastChallengeQueryOptions = <TData = Awaited<ReturnType<typeof getPastChallenge>>, TError = ErrorType<Error>>(challengeId: Id,
    params?: GetPastChallengeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPastChallenge>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetPastChallengeQueryKey(challengeId,params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPastChallenge>>> = ({ signal }) => getPastChallenge(challengeId,params, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: challengeId !== null && challengeId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPastChallenge>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetPastChallengeQueryResult = NonNullable<Awaited<ReturnType<typeof getPastChallenge>>>
export type GetPastChallengeQueryError = ErrorType<Error>
export function useGetPastChallenge<TData = Awaited<ReturnType<typeof getPastChallenge>>, TError = ErrorType<Error>>(
 challengeId: Id,
    params: undefined |  GetPastChallengeParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPastChallenge>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPastChallenge>>,
          TError,
          Awaited<ReturnType<typeof getPastChallenge>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPastChallenge<TData = Awaited<ReturnType<typeof getPastChallenge>>, TError = ErrorType<Error>>(
 challengeId: Id,
    params?: GetPastChallengeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPastChallenge>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPastChallenge>>,
          TError,
          Awaited<ReturnType<typeof getPastChallenge>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPastChallenge<TData = Awaited<ReturnType<typeof getPastChallenge>>, TError = ErrorType<Error>>(
 challengeId: Id,
    params?: GetPastChallengeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPastChallenge>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a challenge that has ended with a page of its table
 */
export function useGetPastChallenge<TData = Awaited<ReturnType<typeof getPastChallenge>>, TError = ErrorType<Error>>(
 challengeId: Id,
    params?: GetPastChallengeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPastChallenge>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetPastChallengeQueryOptions(challengeId,params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getListChallengeRecordsUrl = () => {
  return `/challenges/records`
}
/**
 * @summary List the best scores of all time
 */
export const listChallengeRecords = async ( options?: Parameters<typeof transport>[1]): Promise<ChallengeRecords> => {
  return transport<ChallengeRecords>(getListChallengeRecordsUrl(),
  {
    ...options,
    method: 'GET'
  }
);}
export const getListChallengeRecordsQueryKey = () => {
    return [
    `/challenges/records`
    ] as const;
    }
export const getListChallengeRecordsQueryOptions = <TData = Awaited<ReturnType<typeof listChallengeRecords>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChallengeRecords>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListChallengeRecordsQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listChallengeRecords>>> = ({ signal }) => listChallengeRecords({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listChallengeRecords>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type ListChallengeRecordsQueryResult = NonNullable<Awaited<ReturnType<typeof listChallengeRecords>>>
export type ListChallengeRecordsQueryError = ErrorType<Error>
export function useListChallengeRecords<TData = Awaited<ReturnType<typeof listChallengeRecords>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChallengeRecords>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listChallengeRecords>>,
          TError,
          Awaited<ReturnType<typeof listChallengeRecords>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListChallengeRecords<TData = Awaited<ReturnType<typeof listChallengeRecords>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChallengeRecords>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listChallengeRecords>>,
          TError,
          Awaited<ReturnType<typeof listChallengeRecords>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListChallengeRecords<TData = Awaited<ReturnType<typeof listChallengeRecords>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChallengeRecords>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the best scores of all time
 */
export function useListChallengeRecords<TData = Awaited<ReturnType<typeof listChallengeRecords>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChallengeRecords>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListChallengeRecordsQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
