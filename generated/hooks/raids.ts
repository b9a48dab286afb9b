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
  Opponent,
  OpponentId,
  OpponentList,
  SearchOpponentsResult,
  SetGarrisonRequest,
  SetGarrisonResult,
  SetMottoRequest,
  SetMottoResult,
  SpyOnCastleResult,
  StartRaidRequest,
  StartRaidResult
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
export const getListOpponentsUrl = () => {
  return `/forays/opponents`
}
/**
 * @summary List the opponents of the last search
 */
export const listOpponents = async ( options?: Parameters<typeof transport>[1]): Promise<OpponentList> => {
  return transport<OpponentList>(getListOpponentsUrl(),
  {
    ...options,
    method: 'GET'
  }
);}
export const getListOpponentsQueryKey = () => {
    return [
    `/forays/opponents`
    ] as const;
    }
export const getListOpponentsQueryOptions = <TData = Awaited<ReturnType<typeof listOpponents>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpponents>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListOpponentsQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOpponents>>> = ({ signal }) => listOpponents({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOpponents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type ListOpponentsQueryResult = NonNullable<Awaited<ReturnType<typeof listOpponents>>>
export type ListOpponentsQueryError = ErrorType<Error>
export function useListOpponents<TData = Awaited<ReturnType<typeof listOpponents>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpponents>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOpponents>>,
          TError,
          Awaited<ReturnType<typeof listOpponents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpponents<TData = Awaited<ReturnType<typeof listOpponents>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpponents>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOpponents>>,
          TError,
          Awaited<ReturnType<typeof listOpponents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpponents<TData = Awaited<ReturnType<typeof listOpponents>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpponents>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the opponents of the last search
 */
export function useListOpponents<TData = Awaited<ReturnType<typeof listOpponents>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpponents>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListOpponentsQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getGetOpponentUrl = (opponentId: OpponentId,) => {
  return `/forays/opponents/${opponentId}`
}
/**
 * @summary Get a castle as an opponent
 */
export const getOpponent = async (opponentId: OpponentId, options?: Parameters<typeof transport>[1]): Promise<Opponent> => {
  return transport<Opponent>(getGetOpponentUrl(opponentId),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetOpponentQueryKey = (opponentId: OpponentId,) => {
    return [
    `/forays/opponents/${opponentId}`
    ] as const;
    }
export const getGetOpponentQueryOptions = <TData = Awaited<ReturnType<typeof getOpponent>>, TError = ErrorType<Error>>(opponentId: OpponentId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOpponent>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetOpponentQueryKey(opponentId);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOpponent>>> = ({ signal }) => getOpponent(opponentId, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: opponentId !== null && opponentId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOpponent>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetOpponentQueryResult = NonNullable<Awaited<ReturnType<typeof getOpponent>>>
export type GetOpponentQueryError = ErrorType<Error>
export function useGetOpponent<TData = Awaited<ReturnType<typeof getOpponent>>, TError = ErrorType<Error>>(
 opponentId: OpponentId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOpponent>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOpponent>>,
          TError,
          Awaited<ReturnType<typeof getOpponent>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOpponent<TData = Awaited<ReturnType<typeof getOpponent>>, TError = ErrorType<Error>>(
 opponentId: OpponentId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOpponent>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOpponent>>,
          TError,
          Awaited<ReturnType<typeof getOpponent>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOpponent<TData = Awaited<ReturnType<typeof getOpponent>>, TError = ErrorType<Error>>(
 opponentId: OpponentId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOpponent>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a castle as an opponent
 */
export function useGetOpponent<TData = Awaited<ReturnType<typeof getOpponent>>, TError = ErrorType<Error>>(
 opponentId: OpponentId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOpponent>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetOpponentQueryOptions(opponentId,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getSetGarrisonUrl = () => {
  return `/forays/garrison`
}
/**
 * @summary Set the garrison of the four sides
 */
export const setGarrison = async (setGarrisonRequest: SetGarrisonRequest, options?: Parameters<typeof transport>[1]): Promise<SetGarrisonResult> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<SetGarrisonResult>(getSetGarrisonUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(setGarrisonRequest)
  }
);}
export const getSetGarrisonMutationKey = () => ['setGarrison'] as const;
export const getSetGarrisonMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setGarrison>>, TError,SetGarrisonMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof setGarrison>>, TError,SetGarrisonMutationVariables, TContext> => {
const mutationKey = getSetGarrisonMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setGarrison>>, SetGarrisonMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  setGarrison(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type SetGarrisonMutationResult = NonNullable<Awaited<ReturnType<typeof setGarrison>>>
    export type SetGarrisonMutationBody = SetGarrisonRequest
    export type SetGarrisonMutationError = ErrorType<Error>
    export type SetGarrisonMutationVariables = {data: SetGarrisonRequest}
    /**
 * @summary Set the garrison of the four sides
 */
export const useSetGarrison = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setGarrison>>, TError,SetGarrisonMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setGarrison>>,
        TError,
        SetGarrisonMutationVariables,
        TContext
      > => {
      return useMutation(getSetGarrisonMutationOptions(options), queryClient);
    }
    export const getSetMottoUrl = () => {
  return `/forays/motto`
}
/**
 * @summary Set the motto that a won raid leaves
 */
export const setMotto = async (setMottoRequest: SetMottoRequest, options?: Parameters<typeof transport>[1]): Promise<SetMottoResult> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<SetMottoResult>(getSetMottoUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(setMottoRequest)
  }
);}
export const getSetMottoMutationKey = () => ['setMotto'] as const;
export const getSetMottoMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setMotto>>, TError,SetMottoMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof setMotto>>, TError,SetMottoMutationVariables, TContext> => {
const mutationKey = getSetMottoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setMotto>>, SetMottoMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  setMotto(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type SetMottoMutationResult = NonNullable<Awaited<ReturnType<typeof setMotto>>>
    export type SetMottoMutationBody = SetMottoRequest
    export type SetMottoMutationError = ErrorType<Error>
    export type SetMottoMutationVariables = {data: SetMottoRequest}
    /**
 * @summary Set the motto that a won raid leaves
 */
export const useSetMotto = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setMotto>>, TError,SetMottoMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setMotto>>,
        TError,
        SetMottoMutationVariables,
        TContext
      > => {
      return useMutation(getSetMottoMutationOptions(options), queryClient);
    }
    export const getSearchOpponentsUrl = () => {
  return `/forays/search`
}
/**
 * @summary Search for three opponents
 */
export const searchOpponents = async ( options?: Parameters<typeof transport>[1]): Promise<SearchOpponentsResult> => {
  return transport<SearchOpponentsResult>(getSearchOpponentsUrl(),
  {
    ...options,
    method: 'POST'
  }
);}
export const getSearchOpponentsMutationKey = () => ['searchOpponents'] as const;
export const getSearchOpponentsMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof searchOpponents>>, TError,void, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof searchOpponents>>, TError,void, TContext> => {
const mutationKey = getSearchOpponentsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof searchOpponents>>, void> = () => {
          return  searchOpponents(requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type SearchOpponentsMutationResult = NonNullable<Awaited<ReturnType<typeof searchOpponents>>>
    export type SearchOpponentsMutationError = ErrorType<Error>
    /**
 * @summary Search for three opponents
 */
export const useSearchOpponents = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof searchOpponents>>, TError,void, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof searchOpponents>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getSearchOpponentsMutationOptions(options), queryClient);
    }
    export const getSpyOnCastleUrl = (opponentId: OpponentId,) => {
  return `/forays/opponents/${opponentId}/spy`
}
/**
 * @summary Spy on a castle
 */
export const spyOnCastle = async (opponentId: OpponentId, options?: Parameters<typeof transport>[1]): Promise<SpyOnCastleResult> => {
  return transport<SpyOnCastleResult>(getSpyOnCastleUrl(opponentId),
  {
    ...options,
    method: 'POST'
  }
);}
export const getSpyOnCastleMutationKey = () => ['spyOnCastle'] as const;
export const getSpyOnCastleMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof spyOnCastle>>, TError,SpyOnCastleMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof spyOnCastle>>, TError,SpyOnCastleMutationVariables, TContext> => {
const mutationKey = getSpyOnCastleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof spyOnCastle>>, SpyOnCastleMutationVariables> = (props) => {
          const {opponentId} = props ?? {};
          return  spyOnCastle(opponentId,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type SpyOnCastleMutationResult = NonNullable<Awaited<ReturnType<typeof spyOnCastle>>>
    export type SpyOnCastleMutationError = ErrorType<Error>
    export type SpyOnCastleMutationVariables = {opponentId: OpponentId}
    /**
 * @summary Spy on a castle
 */
export const useSpyOnCastle = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof spyOnCastle>>, TError,SpyOnCastleMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof spyOnCastle>>,
        TError,
        SpyOnCastleMutationVariables,
        TContext
      > => {
      return useMutation(getSpyOnCastleMutationOptions(options), queryClient);
    }
    export const getStartRaidUrl = () => {
  return `/forays/start`
}
/**
 * @summary Raid a castle
 */
export const startRaid = async (startRaidRequest: StartRaidRequest, options?: Parameters<typeof transport>[1]): Promise<StartRaidResult> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<StartRaidResult>(getStartRaidUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(startRaidRequest)
  }
);}
export const getStartRaidMutationKey = () => ['startRaid'] as const;
export const getStartRaidMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startRaid>>, TError,StartRaidMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof startRaid>>, TError,StartRaidMutationVariables, TContext> => {
const mutationKey = getStartRaidMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startRaid>>, StartRaidMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  startRaid(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type StartRaidMutationResult = NonNullable<Awaited<ReturnType<typeof startRaid>>>
    export type StartRaidMutationBody = StartRaidRequest
    export type StartRaidMutationError = ErrorType<Error>
    export type StartRaidMutationVariables = {data: StartRaidRequest}
    /**
 * @summary Raid a castle
 */
export const useStartRaid = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startRaid>>, TError,StartRaidMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startRaid>>,
        TError,
        StartRaidMutationVariables,
        TContext
      > => {
      return useMutation(getStartRaidMutationOptions(options), queryClient);
    }
