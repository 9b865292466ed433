<?php
/** What authors without `unfiltered_html` may write: every block, but none that runs scripts. */

declare(strict_types=1);

defined('ABSPATH') || exit;

/** Whether a block's options are valid JSON that asks for no scripts to run. */
function ashlar_is_safe(string $json): bool
{
    $options = json_decode(html_entity_decode($json, ENT_QUOTES | ENT_HTML5), true);
    if (!is_array($options)) {
        return false;
    }
    $is_safe = true;
    array_walk_recursive($options, static function (mixed $value, int|string $key) use (&$is_safe): void {
        $is_safe = $is_safe && !($value === true && preg_match('/^run\w*Scripts$/', (string) $key));
    });
    return $is_safe;
}

/** The tags of all blocks in `dist`. @return list<string> */
function ashlar_tags(): array
{
    static $tags;
    return $tags ??= array_map(
        static fn (string $name): string => "ashlar-$name",
        array_keys(wp_json_file_decode(__DIR__ . '/dist/manifest.json', ['associative' => true])['bundles']),
    );
}

add_filter('wp_kses_allowed_html', static function (array $tags, mixed $context): array {
    if ($context !== 'post') {
        return $tags;
    }
    $attributes = ['aria-label' => true, 'class' => true, 'data-*' => true, 'dir' => true, 'id' => true, 'lang' => true, 'style' => true];
    $tags += array_fill_keys(ashlar_tags(), $attributes);
    // WordPress allows data-* on every tag.
    foreach ($tags as $tag => $allowed) {
        if (is_array($allowed)) {
            $tags[$tag]['data-block-json'] = ['value_callback' => 'ashlar_is_safe'];
        }
    }
    return $tags;
}, 10, 2);
