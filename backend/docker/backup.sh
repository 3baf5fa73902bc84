#!/bin/sh
# Backups of the database, by PostgreSQL's own tools; runs in the service `backup` of docker-compose.yml.
#   keep            every change as it is written (WAL), and a whole copy each day; what the service does by itself
#   now             a whole copy at once
#   list            the copies, and how far the changes reach
#   restore [time]  into the empty volume of the database: all that was kept, or as it was at that time ("2026-11-21 14:30:00+05:30")
set -eu
home="${BACKUP_HOME:-/backups}"
slot=silai_backup
copies="${BACKUP_COPIES:-7}"
data="${PGDATA:?}"
whole() { ls "$home/base" 2>/dev/null | grep -v part | sort; }
say() { echo "$(date -u +%FT%TZ) $*"; }

# Recorded for the shop, which shows its age. The table exists once the shop was prepared.
note() { psql -qc "insert into house_backup (kind, at) values ('$1', now()) on conflict (kind) do update set at = now()" 2>/dev/null || true; }

copy() {
  rm -rf "$home/base/part"
  pg_basebackup --pgdata "$home/base/part" --format=tar --gzip --wal-method=fetch --checkpoint=fast
  # By the moment from which on it is whole: no earlier one can be restored from it.
  name="$(date -u +%Y%m%dT%H%M%SZ)"
  mv "$home/base/part" "$home/base/$name"
  note copy
  say "copied: $name"
  # Copies beyond the number that is kept, and the changes that no copy needs any more.
  for old in $(whole | sort -r | tail -n +$((copies + 1))); do rm -rf "${home:?}/base/$old"; done
  oldest="$home/base/$(whole | head -n 1)/base.tar.gz"
  find "$home/wal" -type f -name '0*' ! -newermt "@$(($(stat -c %Y "$oldest") - 86400))" -delete
}

keep() {
  mkdir -p "$home/base" "$home/wal"
  until pg_receivewal --directory "$home/wal" --slot "$slot" --create-slot --if-not-exists; do sleep 2; done
  # Written to the disk here before PostgreSQL may discard it; after a break it continues where it was.
  pg_receivewal --directory "$home/wal" --slot "$slot" --synchronous &
  receiver=$!
  trap 'kill "$receiver"; wait "$receiver" || true; exit 0' TERM INT
  while kill -0 "$receiver"; do
    newest="$(whole | tail -n 1)"
    if [ -z "$newest" ] || [ -n "$(find "$home/base/$newest" -maxdepth 0 -mmin +1430)" ]; then copy || say "could not copy; again in a minute"; fi
    reached="$(psql -Atc "select active from pg_replication_slots where slot_name = '$slot'" 2>/dev/null || true)"
    [ "$reached" = t ] && note changes
    sleep "${BACKUP_EVERY_SECONDS:-60}" &
    wait $! || true
  done
  exit 1
}

restore() {
  [ ! -s "$data/PG_VERSION" ] || { say "There is a database in $data. Remove its volume first; nothing was changed." >&2; exit 1; }
  [ -n "$(whole)" ] || { say "There is no copy in $home/base." >&2; exit 1; }
  # The newest copy that was whole before the moment that is wanted.
  wanted=99999999T999999Z
  [ -z "${1:-}" ] || wanted="$(date -u -d "$1" +%Y%m%dT%H%M%SZ)"
  from="$(whole | awk -v wanted="$wanted" '$0 < wanted' | tail -n 1)"
  [ -n "$from" ] || { say "No copy is as old as $1." >&2; exit 1; }
  # Its changes are read from here; the database writes a history of its own from now on.
  changes="$home/wal-until-$(date -u +%Y%m%dT%H%M%SZ)"
  mv "$home/wal" "$changes"
  mkdir -p "$home/wal" "$data"
  chmod 700 "$data"
  tar -xzf "$home/base/$from/base.tar.gz" -C "$data"
  {
    echo "restore_command = 'cp \"$changes/%f\" \"%p\" 2>/dev/null || cp \"$changes/%f.partial\" \"%p\"'"
    echo "recovery_target_action = 'promote'"
    # No connections before all is read.
    echo "hot_standby = off"
    [ -z "${1:-}" ] || echo "recovery_target_time = '$1'"
  } >> "$data/postgresql.auto.conf"
  touch "$data/recovery.signal"
  # Of a history that ends here.
  mkdir -p "$home/base-until" && mv "$home"/base/* "$home/base-until/"
  say "laid out from $from; PostgreSQL reads the changes when it starts"
}

case "${1:-keep}" in
  keep) keep ;;
  now) copy ;;
  list) ls -l "$home/base" "$home/wal" ;;
  check) [ "$(psql -Atc "select active from pg_replication_slots where slot_name = '$slot'")" = t ] ;;
  restore) restore "${2:-}" ;;
  *) echo "keep, now, list or restore [time]" >&2; exit 64 ;;
esac
