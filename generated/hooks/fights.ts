/**
 * Generated from contracts/openapi.yaml. Do not edit.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';
import type {
  Error,
  Fight,
  FightList,
  Id,
  ListFightsParams,
  MarkFightAsViewedResult,
  Uuid
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
export const getListFightsUrl = (params?: ListFightsParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/fights?${stringifiedParams}` : `/fights`
}
/**
 * @summary List battle reports
 */
export const listFights = async (params?: ListFightsParams, options?: Parameters<typeof transport>[1]): Promise<FightList> => {
  return transport<FightList>(getListFightsUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}
export const getListFightsQueryKey = (params?: ListFightsParams,) => {
    return [
    `/fights`, ...(params ? [params] : [])
    ] as const;
    }
export const getListFightsQueryOptions = <TData = Awaited<ReturnType<typeof listFights>>, TError = ErrorType<Error>>(params?: ListFightsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFights>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListFightsQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFights>>> = ({ signal }) => listFights(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFights>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type ListFightsQueryResult = NonNullable<Awaited<ReturnType<typeof listFights>>>
export type ListFightsQueryError = ErrorType<Error>
export function useListFights<TData = Awaited<ReturnType<typeof listFights>>, TError = ErrorType<Error>>(
 params: undefined |  ListFightsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFights>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFights>>,
          TError,
          Awaited<ReturnType<typeof listFights>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFights<TData = Awaited<ReturnType<typeof listFights>>, TError = ErrorType<Error>>(
 params?: ListFightsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFights>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFights>>,
          TError,
          Awaited<ReturnType<typeof listFights>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFights<TData = Awaited<ReturnType<typeof listFights>>, TError = ErrorType<Error>>(
 params?: ListFightsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFights>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List battle reports
 */
export function useListFights<TData = Awaited<ReturnType<typeof listFights>>, TError = ErrorType<Error>>(
 params?: ListFightsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFights>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListFightsQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getGetFightUrl = (fightId: Id,) => {
  return `/fights/${fightId}`
}
/**
 * @summary Get a battle report
 */
export const getFight = async (fightId: Id, options?: Parameters<typeof transport>[1]): Promise<Fight> => {
  return transport<Fight>(getGetFightUrl(fightId),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetFightQueryKey = (fightId: Id,) => {
    return [
    `/fights/${fightId}`
    ] as const;
    }
export const getGetFightQueryOptions = <TData = Awaited<ReturnType<typeof getFight>>, TError = ErrorType<Error>>(fightId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFight>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetFightQueryKey(fightId);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFight>>> = ({ signal }) => getFight(fightId, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: fightId !== null && fightId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFight>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetFightQueryResult = NonNullable<Awaited<ReturnType<typeof getFight>>>
export type GetFightQueryError = ErrorType<Error>
export function useGetFight<TData = Awaited<ReturnType<typeof getFight>>, TError = ErrorType<Error>>(
 fightId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFight>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFight>>,
          TError,
          Awaited<ReturnType<typeof getFight>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFight<TData = Awaited<ReturnType<typeof getFight>>, TError = ErrorType<Error>>(
 fightId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFight>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFight>>,
          TError,
          Awaited<ReturnType<typeof getFight>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFight<TData = Awaited<ReturnType<typeof getFight>>, TError = ErrorType<Error>>(
 fightId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFight>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a battle report
 */
export function useGetFight<TData = Awaited<ReturnType<typeof getFight>>, TError = ErrorType<Error>>(
 fightId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFight>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetFightQueryOptions(fightId,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getMarkFightAsViewedUrl = (fightId: Id,) => {
  return `/fights/${fightId}/mark-as-viewed`
}
/**
 * @summary Mark a report as viewed
 */
export const markFightAsViewed = async (fightId: Id, options?: Parameters<typeof transport>[1]): Promise<MarkFightAsViewedResult> => {
  return transport<MarkFightAsViewedResult>(getMarkFightAsViewedUrl(fightId),
  {
    ...options,
    method: 'POST'
  }
);}
export const getMarkFightAsViewedMutationKey = () => ['markFightAsViewed'] as const;
export const getMarkFightAsViewedMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markFightAsViewed>>, TError,MarkFightAsViewedMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof markFightAsViewed>>, TError,MarkFightAsViewedMutationVariables, TContext> => {
const mutationKey = getMarkFightAsViewedMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markFightAsViewed>>, MarkFightAsViewedMutationVariables> = (props) => {
          const {fightId} = props ?? {};
          return  markFightAsViewed(fightId,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type MarkFightAsViewedMutationResult = NonNullable<Awaited<ReturnType<typeof markFightAsViewed>>>
    export type MarkFightAsViewedMutationError = ErrorType<Error>
    export type MarkFightAsViewedMutationVariables = {fightId: Id}
    /**
 * @summary Mark a report as viewed
 */
export const useMarkFightAsViewed = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markFightAsViewed>>, TError,MarkFightAsViewedMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markFightAsViewed>>,
        TError,
        MarkFightAsViewedMutationVariables,
        TContext
      > => {
      return useMutation(getMarkFightAsViewedMutationOptions(options), queryClient);
    }
    export const getGetSharedFightUrl = (shareKey: Uuid,) => {
  return `/public/fights/${shareKey}`
}
/**
 * @summary Get a shared battle report
 */
export const getSharedFight = async (shareKey: Uuid, options?: Parameters<typeof transport>[1]): Promise<Fight> => {
  return transport<Fight>(getGetSharedFightUrl(shareKey),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetSharedFightQueryKey = (shareKey: Uuid,) => {
    return [
    `/public/fights/${shareKey}`
    ] as const;
    }
export const getGetSharedFightQueryOptions = <TData = Awaited<ReturnType<typeof getSharedFight>>, TError = ErrorType<void | Error>>(shareKey: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSharedFight>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetSharedFightQueryKey(shareKey);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSharedFight>>> = ({ signal }) => getSharedFight(shareKey, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: shareKey !== null && shareKey !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSharedFight>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetSharedFightQueryResult = NonNullable<Awaited<ReturnType<typeof getSharedFight>>>
export type GetSharedFightQueryError = ErrorType<void | Error>
export function useGetSharedFight<TData = Awaited<ReturnType<typeof getSharedFight>>, TError = ErrorType<void | Error>>(
 shareKey: Uuid, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSharedFight>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSharedFight>>,
          TError,
          Awaited<ReturnType<typeof getSharedFight>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSharedFight<TData = Awaited<ReturnType<typeof getSharedFight>>, TError = ErrorType<void | Error>>(
 shareKey: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSharedFight>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSharedFight>>,
          TError,
          Awaited<ReturnType<typeof getSharedFight>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSharedFight<TData = Awaited<ReturnType<typeof getSharedFight>>, TError = ErrorType<void | Error>>(
 shareKey: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSharedFight>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a shared battle report
 */
export function useGetSharedFight<TData = Awaited<ReturnType<typeof getSharedFight>>, TError = ErrorType<void | Error>>(
 shareKey: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSharedFight>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetSharedFightQueryOptions(shareKey,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
