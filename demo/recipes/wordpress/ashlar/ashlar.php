<?php
/**
 * Plugin Name: Ashlar
 * Description: Brings Ashlar's blocks to life, as <div data-ashlar="…">, as [ashlar …] and as block patterns.
 * Version: 1.0.0
 * Requires at least: 6.0
 * Requires PHP: 8.0
 * License: MIT
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

require __DIR__ . '/safety.php';
require __DIR__ . '/shortcode.php';
require __DIR__ . '/contact.php';

add_action('wp_enqueue_scripts', static function (): void {
    wp_enqueue_style('ashlar', plugins_url('dist/ashlar.css', __FILE__), [], null);
});

add_action('wp_head', static function (): void {
    wp_print_script_tag(['type' => 'module', 'async' => true, 'src' => plugins_url('dist/boot.js', __FILE__)]);
});

add_action('init', static function (): void {
    register_block_pattern_category('ashlar', ['label' => 'Ashlar']);
    foreach (['accordion' => 'Accordion', 'gallery' => 'Slideshow'] as $name => $title) {
        $content = file_get_contents(__DIR__ . "/patterns/$name.html");
        register_block_pattern("ashlar/$name", [
            'title' => $title,
            'categories' => ['ashlar'],
            'content' => str_replace('{plugin}', plugins_url('', __FILE__), $content),
        ]);
    }
});
