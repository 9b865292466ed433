<?php
/** `[ashlar gallery design="slideshow"]…[/ashlar]`: a block, its options, and the HTML inside. */

declare(strict_types=1);

defined('ABSPATH') || exit;

add_shortcode('ashlar', static function (array|string $attributes, ?string $content = ''): string {
    $options = [];
    foreach ((array) $attributes as $key => $value) {
        if (is_string($key)) {
            // Shortcodes lose capital letters: open_first stands for openFirst.
            $key = lcfirst(str_replace('_', '', ucwords($key, '_')));
            $options[$key] = json_decode($value) ?? $value;
        }
    }
    $json = wp_json_encode((object) $options);
    return sprintf(
        '<div data-ashlar="%s" data-block-json="%s">%s</div>',
        esc_attr($attributes[0] ?? ''),
        esc_attr(ashlar_is_safe($json) ? $json : '{}'),
        do_shortcode(shortcode_unautop($content ?? '')),
    );
});
